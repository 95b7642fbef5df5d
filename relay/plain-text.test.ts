import { expect, test } from 'vitest'
import { plainTextOf } from './plain-text.ts'

test('drops head, preheader and comments', () => {
  const html =
    '<html><head><title>No</title><style>p{}</style></head><body><div class="preheader">No</div><!--[if mso]><p>No</p><![endif]--><p>Yes</p></body></html>'
  expect(plainTextOf(html)).toBe('Yes\n')
})

test('separates paragraphs by blank lines and puts each row on a line', () => {
  const html =
    '<h1>Title</h1>\n<p>One\n  two<br>three</p><table><tr><th>City</th>\n<td>Oslo</td></tr>\n<tr><th>Phone</th><td>+47</td></tr></table>'
  expect(plainTextOf(html)).toBe('Title\n\nOne two\nthree\n\nCity: Oslo\nPhone: +47\n')
})

test('keeps line breaks if the style does', () => {
  expect(plainTextOf('<p style="white-space: pre-line;">a\r\nb\n\nc</p><p>d\ne</p>')).toBe(
    'a\nb\n\nc\n\nd e\n',
  )
})

test('decodes entities once, after it has removed the tags', () => {
  expect(plainTextOf('<p>&lt;b&gt; &amp;lt; &#39;&#x2F;&quot; &unknown; &#99999999;</p>')).toBe(
    '<b> &lt; \'/" &unknown; &#99999999;\n',
  )
})
