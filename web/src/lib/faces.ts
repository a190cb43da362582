// How card faces are drawn, on a sheet of 100 by 140; all by ourselves.

/** The outline of each suit in a square from -50 to 50. */
export const SUIT_PATHS: Record<string, string> = {
  S: "M0-46C8-28 42-10 42 14C42 32 20 38 6 22C8 34 12 40 18 46H-18C-12 40-8 34-6 22C-20 38-42 32-42 14C-42-10-8-28 0-46Z",
  H: "M0 44C-62-2-46-44-22-42C-8-41 0-30 0-20C0-30 8-41 22-42C46-44 62-2 0 44Z",
  D: "M0-48Q14-18 38 0Q14 18 0 48Q-14 18-38 0Q-14-18 0-48Z",
  C: "M20-24a20 20 0 1 1-40 0a20 20 0 1 1 40 0ZM44 9a20 20 0 1 1-40 0a20 20 0 1 1 40 0ZM-4 9a20 20 0 1 1-40 0a20 20 0 1 1 40 0ZM-9-12H9V14H4C5 30 10 40 18 46H-18C-10 40-5 30-4 14H-9Z",
};

/** What the heads of the court cards wear, in a square from -50 to 50: crown, tiara, cap with a feather. */
export const COURT_PATHS: Record<string, string> = {
  K: "M-38 34L-46-16L-22 4L0-34L22 4L46-16L38 34ZM-38 40H38V48H-38ZM-3-50H3V-44H9V-38H3V-32H-3V-38H-9V-44H-3Z",
  Q: "M-36 34L-44-8Q-32 10-26-14Q-14 8 0-24Q14 8 26-14Q32 10 44-8L36 34ZM-36 40H36V48H-36ZM6-32a6 6 0 1 1-12 0a6 6 0 1 1 12 0ZM-20-22a6 6 0 1 1-12 0a6 6 0 1 1 12 0ZM32-22a6 6 0 1 1-12 0a6 6 0 1 1 12 0Z",
  J: "M-42 34Q-40-14-4-18Q34-18 42 34ZM-46 40H46V48H-46ZM6-22Q16-48 44-46Q34-38 36-30Q26-32 22-24Q16-26 12-18Z",
};

/** Where the pips of a rank stand: left, top, and whether upside down. */
export function pips(rank: string): [number, number, boolean][] {
  const L = 36;
  const M = 50;
  const R = 64;
  const rows: Record<string, [number, number][]> = {
    A: [[M, 70]],
    "2": [[M, 32], [M, 108]],
    "3": [[M, 32], [M, 70], [M, 108]],
    "4": [[L, 32], [R, 32], [L, 108], [R, 108]],
    "5": [[L, 32], [R, 32], [M, 70], [L, 108], [R, 108]],
    "6": [[L, 32], [R, 32], [L, 70], [R, 70], [L, 108], [R, 108]],
    "7": [[L, 32], [R, 32], [M, 51], [L, 70], [R, 70], [L, 108], [R, 108]],
    "8": [[L, 32], [R, 32], [M, 51], [L, 70], [R, 70], [M, 89], [L, 108], [R, 108]],
    "9": [[L, 30], [R, 30], [L, 57], [R, 57], [M, 70], [L, 83], [R, 83], [L, 110], [R, 110]],
    T: [[L, 30], [R, 30], [M, 43], [L, 57], [R, 57], [L, 83], [R, 83], [M, 97], [L, 110], [R, 110]],
  };
  return (rows[rank] ?? []).map(([x, y]) => [x, y, y > 70]);
}
