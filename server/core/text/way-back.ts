/** Longer than any address of ours that a form leads back to. */
export const WAY_BACK_MAX = 2000;
