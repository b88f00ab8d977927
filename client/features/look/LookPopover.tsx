import { lookWording } from '../../../schema/wording/look'
import { shellWording } from '../../../schema/wording/shell'
import { PopoverPopup, type PopoverPopupProps } from '../../ui/popover/PopoverPopup'
import { LookChoice } from './LookChoice'

const { size, width, font } = lookWording
const { theme } = shellWording

/** How the reader wants pages to look. Rule: docs/rules/reading.md, "The reader's look". */
export function LookPopover(props: Pick<PopoverPopupProps, 'isOpen' | 'close' | 'opener'>) {
  return (
    <PopoverPopup
      {...props}
      title={lookWording.title}
      closeLabel={lookWording.close}
      align="end"
      className="font-sans"
    >
      <LookChoice
        name="size"
        label={size.label}
        options={[
          ['small', size.small],
          ['medium', size.medium],
          ['large', size.large],
        ]}
      />
      {/* A phone has one width. */}
      <LookChoice
        name="width"
        label={width.label}
        options={[
          ['narrow', width.narrow],
          ['medium', width.medium],
          ['wide', width.wide],
        ]}
        className="max-sm:hidden"
      />
      <LookChoice
        name="font"
        label={font.label}
        options={[
          ['serif', font.serif],
          ['sans', font.sans],
        ]}
      />
      <LookChoice
        name="theme"
        label={theme.label}
        options={[
          ['system', theme.system],
          ['light', theme.light],
          ['dark', theme.dark],
        ]}
      />
    </PopoverPopup>
  )
}
