import { apiDocsWording } from '../../../schema/wording/api-guide'
import { scrollable } from '../../features/post/body/scrollable'
import { CopyButton } from '../../features/share/CopyButton'

interface Props {
  /** What the code is, for people who don't see where it stands. */
  name: string
  children: string
}

/** Code that can be copied. Long lines scroll. */
export function CodeBlock({ name, children }: Props) {
  return (
    <div className="mt-4 rounded-input border border-line bg-paper-raised">
      <pre
        {...scrollable(name)}
        dir="ltr"
        translate="no"
        className="overflow-x-auto px-4 pt-4 pb-2 font-mono text-13 leading-relaxed"
      >
        <code>{children}</code>
      </pre>
      <div className="flex flex-row-reverse flex-wrap gap-3 px-3 pb-3">
        <CopyButton text={children} label={apiDocsWording.copy} name={apiDocsWording.copyOf(name)} />
      </div>
    </div>
  )
}
