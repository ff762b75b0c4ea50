/** Copying a text for the player, also where the page is not secure: a room in a home network has no https. */

/** Put a text onto the clipboard; tells whether that could be done. To be called within a press. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers keep the clipboard from pages without https, but still copy what is selected on a press.
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0;font-size:16px";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Whether an address leads to this very machine for everybody who opens it. */
export function onlyHere(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.endsWith(".localhost") || /^127\./.test(host);
}
