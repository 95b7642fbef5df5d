/** An operator's mistake: the message names the file and says what to do. */
export class PictureError extends Error {}
