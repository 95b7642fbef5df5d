/** An operator's error. The message names the file and says what to do. */
export class PictureError extends Error {}
