import type { Scene } from "./scene.ts";

/** What a vendor and a player do to each other, told to its end whatever the wires do. */
export type Story = (scene: Scene) => Promise<void>;
