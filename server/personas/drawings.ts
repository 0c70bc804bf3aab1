/** What we draw ourselves for whoever wants a picture: each is a file of public/art/avatars. */
export const DRAWINGS = [
  "pomegranate",
  "cypress",
  "tulip",
  "moon",
  "sun",
  "fish",
  "crown",
  "dice",
  "feather",
  "bird",
  "mountain",
  "star",
  "lantern",
  "boat",
] as const;
export type Drawing = (typeof DRAWINGS)[number];

export function drawingAddress(drawing: string): string {
  return `/art/avatars/${drawing}.svg`;
}

/** Another picture has another address: whoever has this one keeps it. */
export function pictureAddress(pictureId: string): string {
  return `/avatars/${pictureId}.jpg`;
}
