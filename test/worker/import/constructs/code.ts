import { markdown, page } from './construct'

const CODE = 'if (tide) {\n\n  ebb()\n}'
const pre = (text: string, more: object = {}) => ({ type: 'PRE', text, ...more })

/** Code as programs mark it up, with numbers and buttons that aren't part of it. */
export const CODE_CONSTRUCTS = [
  page(
    'lines that are items of a list',
    '<pre class="prettyprint linenums"><ol class="linenums"><li class="L0"><code>if (tide) {</code></li><li class="L1"></li><li class="L2"><code>  ebb()</code></li><li class="L3"><code>}</code></li></ol></pre>',
    { body: [pre(CODE)] },
  ),
  page(
    'lines that are boxes',
    '<pre><code><div class="line">if (tide) {</div>\n<div class="line"><br></div>\n<div class="line">  ebb()</div>\n<div class="line">}</div></code></pre>',
    { body: [pre(CODE)] },
  ),
  page(
    'lines that are spans without breaks',
    '<pre><code><span class="line">if (tide) {</span><span class="line"></span><span class="line">  ebb()</span><span class="line">}</span></code></pre>',
    { body: [pre(CODE)] },
  ),
  page(
    'rows with numbers in front',
    '<pre><table><tr><td>1</td><td>if (tide) {</td></tr><tr><td>2</td><td></td></tr><tr><td>3</td><td>  ebb()</td></tr><tr><td>4</td><td>}</td></tr></table></pre>',
    { shows: '<pre>if (tide) { ebb() }</pre>', body: [pre(CODE)] },
  ),
  page(
    'a highlighter’s table of two cells',
    '<div class="language-js highlighter-rouge"><div class="highlight"><table class="rouge-table"><tbody><tr><td class="gutter gl"><pre class="lineno">1\n2\n3\n4\n</pre></td><td class="code"><pre><span class="k">if</span> (tide) {\n\n  ebb()\n}\n</pre></td></tr></tbody></table></div></div>',
    { shows: '<pre>if (tide) { ebb() }</pre>', body: [pre(CODE, { language: 'js' })] },
  ),
  page(
    'a highlighter’s figure with spans and breaks',
    '<figure class="highlight js"><table><tr><td class="gutter"><pre><span class="line">1</span><br><span class="line">2</span><br></pre></td><td class="code"><pre><span class="line">ebb()</span><br><span class="line">  flow()</span><br></pre></td></tr></table></figure>',
    { shows: '<pre>ebb() flow()</pre>', body: [pre('ebb()\n  flow()', { language: 'js' })] },
  ),
  page(
    'a highlighter of rows of boxes',
    '<div class="syntaxhighlighter"><table><tbody><tr><td class="gutter"><div class="line number1">1</div><div class="line number2">2</div></td><td class="code"><div class="container"><div class="line"><code>ebb()</code></div><div class="line"><code>&nbsp;&nbsp;</code><code>flow()</code></div></div></td></tr></tbody></table></div>',
    { shows: '<pre>ebb() flow()</pre>', body: [pre('ebb()\n  flow()')] },
  ),
  page(
    'rows with numbers in attributes',
    '<table class="highlight"><tbody><tr><td class="blob-num" data-line-number="1"></td><td class="blob-code">ebb()</td></tr><tr><td class="blob-num" data-line-number="2"></td><td class="blob-code">  flow()</td></tr></tbody></table>',
    { body: [pre('ebb()\n  flow()')] },
  ),
  page(
    'numbers in elements of their own',
    '<pre><code><span class="ln">1</span>ebb()\n<span class="ln">2</span>  flow()</code></pre>',
    { shows: '<pre>ebb() flow()</pre>', body: [pre('ebb()\n  flow()')] },
  ),
  page(
    'code pasted from an editor',
    '<div style="color: #d4d4d4; font-family: Menlo, Monaco, monospace; white-space: pre;"><div><span>if (tide) {</span></div><br><div><span>&nbsp;&nbsp;ebb()</span></div><div>}</div></div>',
    { body: [pre(CODE)] },
  ),
  page(
    'code pasted line by line',
    '<p style="font-family: Consolas; white-space: pre-wrap">if (tide) {</p><p style="font-family: Consolas; white-space: pre-wrap"><br></p><p style="font-family: Consolas; white-space: pre-wrap">  ebb()</p><p style="font-family: Consolas; white-space: pre-wrap">}</p>',
    { body: [pre(CODE)] },
  ),
  page(
    'a label and a button within the block',
    '<pre><div class="bar"><span>python</span><button>Copy code</button></div><div><code>ebb()\n  flow()</code></div></pre>',
    { shows: '<pre>python ebb() flow()</pre>', body: [pre('ebb()\n  flow()', { language: 'python' })] },
  ),
  page(
    'a file’s name above the code',
    '<pre><div class="title">src/tide.py</div><code class="language-python">ebb()</code></pre>',
    { body: [{ type: 'P', text: 'src/tide.py' }, pre('ebb()', { language: 'python' })] },
  ),
  page(
    'a toolbar beside the block',
    '<div class="code-toolbar"><pre><code>ebb()</code></pre><div class="toolbar"><div class="toolbar-item"><span>JavaScript</span></div><div class="toolbar-item"><button>Copy</button></div></div></div>',
    { shows: '<pre>JavaScript ebb() Copy</pre>', body: [pre('ebb()', { language: 'js' })] },
  ),
  page('links and marks within code', '<pre>see <a href="https://a.example/x">here</a> <b>now</b></pre>', {
    body: [pre('see here now')],
  }),
  page('a picture within code', '<pre>ebb()<img src="https://old.example/a.png" alt="Chart"></pre>', {
    body: [pre('ebb()'), { type: 'IMG', alt: 'Chart' }],
  }),
  markdown(
    'code between tags',
    'Before.\n\n{% highlight ruby linenos %}\ndef ebb\n\n  1\nend\n{% endhighlight %}\n\nAfter.',
    '<p>Before.</p><pre>def ebb 1 end</pre><p>After.</p>',
    { body: [{ text: 'Before.' }, pre('def ebb\n\n  1\nend', { language: 'ruby' }), { text: 'After.' }] },
  ),
  markdown(
    'tags that are written about',
    'Write `{% highlight %}`.\n\n```liquid\n{% highlight js %}\n{% endhighlight %}\n```',
    '<p>Write {% highlight %}.</p><pre>{% highlight js %}{% endhighlight %}</pre>',
    { body: [{ type: 'P' }, pre('{% highlight js %}\n{% endhighlight %}', { language: 'liquid' })] },
  ),
  page(
    'a group of buttons below the block',
    '<div class="language-js codeBlockContainer"><div class="codeBlockContent"><pre><code><span class="token-line"><span>ebb()</span><br></span><span class="token-line"><span>  flow()</span><br></span></code></pre><div class="buttonGroup"><button><span>Copy</span></button></div></div></div>',
    { body: [pre('ebb()\n  flow()', { language: 'js' })] },
  ),
  page('words in a field', '<textarea>ebb()\n  flow()</textarea>', { body: [pre('ebb()\n  flow()')] }),
]
