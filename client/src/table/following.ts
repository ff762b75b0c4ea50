/** Where the reader of a log is: at its end, which he follows, or scrolled back to something earlier. */

/** How near to the end counts as the end, in CSS pixels. */
const NEAR = 40;

/** Sizes of a scrolled list, as the browser names them. */
export interface Scrolled {
  readonly scrollHeight: number;
  readonly scrollTop: number;
  readonly clientHeight: number;
}

/** Does the reader follow the end, and which sizes were last seen. */
export interface ScrollPlace {
  readonly following: boolean;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export const BOTTOM: ScrollPlace = { following: true, scrollHeight: 0, clientHeight: 0 };

/** The place after a scroll. Where the list itself changed its size it moved by itself, and nobody has stopped to follow. */
export function scrolled(before: ScrollPlace, { scrollHeight, scrollTop, clientHeight }: Scrolled): ScrollPlace {
  const grew = scrollHeight !== before.scrollHeight || clientHeight !== before.clientHeight;
  const following = scrollHeight - scrollTop - clientHeight < NEAR || (grew && before.following);
  return { following, scrollHeight, clientHeight };
}
