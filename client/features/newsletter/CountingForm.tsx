import { mailSettingsWording } from '../../../schema/wording/mail-settings'
import { Button } from '../../ui/Button'

const { counting: wording } = mailSettingsWording

/** Whether opens and clicks of an address are counted: a form that works without script, and without signing in. */
export function CountingForm({ mayBeCounted }: { mayBeCounted: boolean }) {
  return (
    <section className="mt-6 border-t border-line pt-6">
      <h3 className="font-serif text-20 font-semibold">{wording.title}</h3>
      <form method="post" className="mt-1">
        <p role="status" className="text-16 text-pretty">
          {mayBeCounted ? wording.on : wording.off}
        </p>
        <input type="hidden" name="counting" value={mayBeCounted ? 'off' : 'on'} />
        <div className="mt-4">
          <Button type="submit" name="action" value="counting">
            {mayBeCounted ? wording.stop : wording.start}
          </Button>
        </div>
      </form>
    </section>
  )
}
