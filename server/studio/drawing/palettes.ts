/** Four steps of one colour: the light falls from the top left, so `light` goes there and `dark` opposite. */
export type Tone = { light: string; base: string; dark: string; deep: string };

const tone = (light: string, base: string, dark: string, deep: string): Tone => ({ light, base, dark, deep });

export const lapis = tone("#6f95d8", "#3560b4", "#1f3a6e", "#142850");
export const turquoise = tone("#74d8d0", "#1aa6a6", "#117c80", "#0b565c");
export const gold = tone("#f9dc88", "#e0a526", "#b3771a", "#7a4d12");
export const pomegranate = tone("#ec7a86", "#c12f47", "#8a1d33", "#58101f");
export const walnut = tone("#bd8a58", "#8a5a34", "#5a3a22", "#3a2415");
export const paper = tone("#fffdf8", "#fbf1dc", "#e2d0ab", "#b59c6e");
export const leaf = tone("#9ccb76", "#559e52", "#33703f", "#1c4628");
export const rose = tone("#fbc3c9", "#ee8297", "#c9526f", "#8a2c49");
export const violet = tone("#c3abe8", "#8662c6", "#5c3e99", "#3a2566");
export const stone = tone("#ece5d8", "#c3b8a6", "#8f8373", "#564d44");
export const silver = tone("#f4f7fa", "#bcc8d5", "#8291a5", "#465264");
export const sand = tone("#f7e3bb", "#e0bd80", "#b78f52", "#7a5c31");
export const clay = tone("#efae86", "#cf764a", "#9a4d2d", "#622d19");
export const night = tone("#44557f", "#22304f", "#141d35", "#0e1526");
export const ebony = tone("#9a8496", "#5d4a5c", "#3d2e3f", "#271c2a");
export const skin = tone("#fbe0c2", "#efc59d", "#cf976a", "#96613e");
export const flame = tone("#fde08a", "#f39a2b", "#d65a1f", "#9c3317");

/** The one outline of every drawing. Dark enough on paper; on a night ground it steps back and the fills speak. */
export const INK = "#1c1730";
export const INK_WIDTH = 2.4;
