import { reactRouter } from '@react-router/dev/vite'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { cityKeys } from './app/cities/cities.ts'
import { noticesFile } from './app/site/site.ts'
import { shortClassNames } from './tools/build/class-names.ts'
import { inlineScript } from './tools/build/inline-script-plugin.ts'
import { onePictureAModule } from './tools/build/one-picture-a-module.ts'
import { editorInDevelopment } from './tools/edit/editor-plugin.ts'
import { mailboxInDevelopment } from './tools/preview/mailbox-plugin.ts'

/**
 * Chunks: the framework in two files, code that at least two entries share in one, each city's profile
 * with its pictures in one, and pictures that several pages use in one. A page then starts with 10 to
 * 17 files (docs/decisions/002), and each file costs a millisecond of the main thread. Modules with
 * styles or words of only some pages are excluded, because every page would contain them.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
    { name: 'router', test: /node_modules[\\/](react-router|cookie)[\\/]/, priority: 2 },
    {
      name: 'house',
      test: /[\\/]app[\\/](?!pages|sections[\\/](?!social-links)|inquiry|pictures[\\/](?!.*=aboutHero)|components[\\/]button)/,
      minShareCount: 2,
      priority: 1,
    },
    { name: 'pictures', test: /[\\/]app[\\/]pictures[\\/](?!.*Hero|element).*=/, minShareCount: 2 },
    // Styles of what the form shows when it is used or sent, so that they are not in the page's HTML.
    {
      name: 'later',
      test: /[\\/](components[\\/](dialog|combobox-items)|form[\\/](sent-dialog|failure-panel))\.module\.css/,
    },
    ...cityKeys.map((city) => ({
      name: city,
      test: new RegExp(
        `[\\\\/]app[\\\\/](cities[\\\\/]${city}[\\\\/]profile\\.ts|pictures[\\\\/]${city}\\.ts.picture)`,
      ),
    })),
  ],
}

/** Hashes of six characters instead of eight make each page smaller (docs/decisions/002). */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
}
/** All stylesheets have one name: each page links to several, and similar addresses compress well. */
const assetFileNames = ({ names }: { names: string[] }) =>
  `assets/${names[0]?.endsWith('.css') ? 'style' : '[name]'}-[hash:6][extname]`

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    inlineScript(),
    onePictureAModule(),
    mailboxInDevelopment(),
    editorInDevelopment(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  css: {
    // No style uses `light-dark()`, but its polyfill would be in every page.
    lightningcss: { exclude: Features.LightDark },
    modules:
      command === 'build' ? { generateScopedName: shortClassNames(import.meta.dirname) } : {},
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // tests/site measures the compressed sizes.
    reportCompressedSize: false,
    rolldownOptions: { output: { assetFileNames } },
  },
  environments: {
    client: {
      build: {
        license: { fileName: noticesFile.slice(1) },
        rolldownOptions: { output: { codeSplitting, ...fileNames } },
      },
    },
  },
  // The build prerenders pages with a preview server, which would watch every file that it writes.
  server: { host: '127.0.0.1', watch: isPreview ? null : undefined },
}))
