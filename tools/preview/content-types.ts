interface ContentType {
  readonly type: string
  /** Whether a host would compress it on the way. */
  readonly isText: boolean
}

const BINARY: ContentType = { type: 'application/octet-stream', isText: false }

const CONTENT_TYPES: Readonly<Record<string, ContentType>> = {
  avif: { type: 'image/avif', isText: false },
  css: { type: 'text/css; charset=utf-8', isText: true },
  gif: { type: 'image/gif', isText: false },
  html: { type: 'text/html; charset=utf-8', isText: true },
  ico: { type: 'image/x-icon', isText: false },
  jpeg: { type: 'image/jpeg', isText: false },
  jpg: { type: 'image/jpeg', isText: false },
  js: { type: 'text/javascript; charset=utf-8', isText: true },
  json: { type: 'application/json; charset=utf-8', isText: true },
  map: { type: 'application/json; charset=utf-8', isText: true },
  mp4: { type: 'video/mp4', isText: false },
  pdf: { type: 'application/pdf', isText: false },
  png: { type: 'image/png', isText: false },
  svg: { type: 'image/svg+xml; charset=utf-8', isText: true },
  txt: { type: 'text/plain; charset=utf-8', isText: true },
  vtt: { type: 'text/vtt; charset=utf-8', isText: true },
  webm: { type: 'video/webm', isText: false },
  webmanifest: { type: 'application/manifest+json; charset=utf-8', isText: true },
  webp: { type: 'image/webp', isText: false },
  woff2: { type: 'font/woff2', isText: false },
  xml: { type: 'application/xml; charset=utf-8', isText: true },
}

/** Content type of a file by the ending of its name; unknown endings are plain bytes. */
export function contentTypeOf(fileName: string): ContentType {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return CONTENT_TYPES[ending] ?? BINARY
}
