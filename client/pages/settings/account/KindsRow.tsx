import { linkTo } from '../../../../schema/routes/links'
import { EXPORT_FORMATS, EXPORT_KINDS } from '../../../../schema/routes/values'
import { exportWording } from '../../../../schema/wording/exports'
import { Link } from '../../../ui/Link'
import { SettingRow } from '../SettingRow'

const { kinds } = exportWording

/** What somebody has of one kind, as a file that is made when it is asked for. Rule: docs/rules/export.md, "One kind". */
export const KindsRow = () => (
  <SettingRow
    title={kinds.title}
    below={
      <ul className="mt-3 flex flex-col gap-1 text-14">
        {EXPORT_KINDS.map((exportKind) => (
          <li key={exportKind} className="flex flex-wrap items-baseline gap-x-4">
            <span className="min-w-32">{kinds.names[exportKind]}</span>
            {EXPORT_FORMATS.map((exportFormat) => (
              <Link
                key={exportFormat}
                look="underlined"
                href={linkTo('DownloadExportKind', { exportKind, exportFormat })}
                opens="document"
                download=""
              >
                {kinds.formats[exportFormat]}
                <span className="sr-only">{kinds.of(kinds.names[exportKind])}</span>
              </Link>
            ))}
          </li>
        ))}
      </ul>
    }
  >
    <p className="text-pretty">{kinds.text}</p>
  </SettingRow>
)
