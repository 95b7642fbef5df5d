/**
 * Decorative pictures of the collection: satin, flames, lights out of focus. Their alternative text
 * is empty, so screen readers skip them.
 */
export const decorativePictures: ReadonlySet<string> = new Set([
  'element-earth',
  'element-water',
  'element-fire',
  'element-air',
  'element-aether',
  'services-hero',
  'slug-restaurants',
  'slug-stag-and-hen-parties',
  'slug-weddings',
  'slug-private-chef',
  'slug-vip-host',
])
