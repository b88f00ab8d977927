import { Field } from '../../ui/form/Field'
import { PasswordField } from '../../ui/form/PasswordField'
import { TextArea } from '../../ui/form/TextArea'
import { Part, State } from '../Part'

const counter = (max: number) => ({
  max,
  label: (is: number, most: number) => `${is} of ${most} characters`,
})

/** Lines and paragraphs of text. */
export function Fields() {
  return (
    <>
      <Part title="Field">
        <State name="empty, with a hint">
          <Field label="Name" hint="Readers see it beside your stories." placeholder="Ada Marlow" />
        </State>
        <State name="filled, with a counter">
          <Field label="Short title" defaultValue="The tide turns" counter={counter(40)} />
        </State>
        <State name="too long">
          <Field
            label="Subtitle"
            defaultValue="Longer than there is room for"
            hint="Shown below the title."
            counter={counter(20)}
          />
        </State>
        <State name="wrong">
          <Field
            label="Email"
            defaultValue="ada@"
            error="Enter a whole email address, such as ada@example.org."
            hint="We send a code to it."
          />
        </State>
        <State name="disabled">
          <Field label="Username" defaultValue="ada" disabled />
        </State>
        <State name="password">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            defaultValue="a folded leaf"
            show={{ text: 'Show', label: 'Show the password' }}
            hide={{ text: 'Hide', label: 'Hide the password' }}
          />
        </State>
      </Part>
      <Part title="TextArea">
        <State name="empty, with a hint">
          <TextArea label="Bio" hint="A sentence or two about you." placeholder="Writes about rivers." />
        </State>
        <State name="filled, with a counter">
          <TextArea
            label="Description"
            rows={2}
            defaultValue={'It grows with its text.\nLine by line,\nas far as the window allows.'}
            counter={counter(160)}
          />
        </State>
        <State name="wrong">
          <TextArea label="Reason" error="Say in a sentence why you report this story." />
        </State>
        <State name="disabled">
          <TextArea label="Notes" defaultValue="Only editors can change these." disabled />
        </State>
      </Part>
    </>
  )
}
