// Draws the room's icons from the two halves of the logo: `npm run icons` writes them into public/.
//
// Browsers draw the SVG; phones that install the room want PNGs, which are made here without any library.
import { writeFileSync } from "node:fs";
import { deflateSync, crc32 } from "node:zlib";

const HIGH = "#f6bd4b";
const LOW = "#72c5f8";
const INK = "#0c1012";
/** The halves in a square of 24: centre, and whether it is the upper half. */
const HALVES = [
  { x: 11.2, y: 11, upper: true, tone: HIGH },
  { x: 12.8, y: 13, upper: false, tone: LOW },
];
const RADIUS = 10;
/** Points looked at for each pixel, across and down: edges become smooth. */
const GRAIN = 4;

const round = (number) => Number(number.toFixed(2));

function svg() {
  const arcs = HALVES.map(({ x, y, upper, tone }) => `<path d="M${round(x - RADIUS)} ${y}A10 10 0 0 ${upper ? 1 : 0} ${round(x + RADIUS)} ${y}Z" fill="${tone}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${arcs.join("")}</svg>\n`;
}

const channels = (tone) => [1, 3, 5].map((place) => Number.parseInt(tone.slice(place, place + 2), 16));

/** Red, green, blue and cover at a point of the square; null is what lies behind. */
function toneAt(x, y) {
  const half = HALVES.find(({ x: cx, y: cy, upper }) => (upper ? y <= cy : y >= cy) && (x - cx) ** 2 + (y - cy) ** 2 <= RADIUS ** 2);
  return half?.tone ?? null;
}

/** The pixels of a square of `size`; the logo fills `share` of its width, on ink or on nothing. */
function pixels(size, share, ground) {
  const scale = 24 / (size * share);
  const shift = (24 - size * scale) / 2;
  const rows = [];
  for (let row = 0; row < size; row += 1) {
    rows.push(0); // each row of a PNG begins with the name of its filter: none
    for (let column = 0; column < size; column += 1) {
      const sum = [0, 0, 0, 0];
      for (let point = 0; point < GRAIN * GRAIN; point += 1) {
        const across = column + ((point % GRAIN) + 0.5) / GRAIN;
        const down = row + (Math.floor(point / GRAIN) + 0.5) / GRAIN;
        const tone = toneAt(across * scale + shift, down * scale + shift) ?? ground;
        if (tone === null) continue;
        channels(tone).forEach((value, channel) => (sum[channel] += value));
        sum[3] += 1;
      }
      const covered = Math.max(1, sum[3]);
      rows.push(...sum.slice(0, 3).map((value) => Math.round(value / covered)), Math.round((255 * sum[3]) / (GRAIN * GRAIN)));
    }
  }
  return Buffer.from(rows);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function png(size, share, ground) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits for each of red, green, blue and cover
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(pixels(size, share, ground), { level: 9 });
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

const folder = new URL("../public/", import.meta.url);
writeFileSync(new URL("icon.svg", folder), svg());
writeFileSync(new URL("icon-192.png", folder), png(192, 0.9, null));
writeFileSync(new URL("icon-512.png", folder), png(512, 0.9, null));
// Phones cut masks of any shape: the logo keeps to the middle, on ink.
writeFileSync(new URL("icon-mask-512.png", folder), png(512, 0.62, INK));
writeFileSync(new URL("icon-180.png", folder), png(180, 0.72, INK));
