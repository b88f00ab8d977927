import { useEffect, useRef } from 'react'
import { Checkbox, Switch } from '../../ui/form/Checkbox'
import { RadioChoice } from '../../ui/form/RadioChoice'
import { Select } from '../../ui/form/Select'
import { Part, State } from '../Part'

const LANGUAGES = ['Arabic', 'English', 'Finnish', 'French', 'Japanese', 'Portuguese']
const options = LANGUAGES.map((language) => <option key={language}>{language}</option>)

/** A box that stands for several, of which some are ticked. */
function PartlyTicked() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (input) input.indeterminate = true
  }, [])
  return (
    <div ref={box}>
      <Checkbox label="All stories" />
    </div>
  )
}

/** One of several, and yes or no. */
export function Choices() {
  return (
    <>
      <Part title="Select">
        <State name="with a hint">
          <Select label="Language" hint="Of what you write." defaultValue="English">
            {options}
          </Select>
        </State>
        <State name="wrong">
          <Select label="Time zone" error="Choose a time zone." defaultValue="">
            <option value="">Choose one</option>
            <option>Lisbon</option>
          </Select>
        </State>
        <State name="disabled">
          <Select label="Licence" disabled>
            <option>All rights reserved</option>
          </Select>
        </State>
      </Part>
      <Part title="RadioChoice">
        <RadioChoice
          name="arrival"
          label="How should it arrive?"
          defaultValue="email"
          options={[
            { value: 'email', name: 'By email', text: 'We send it for you.' },
            { value: 'link', name: 'As a link', text: 'You pass it on yourself.' },
          ]}
        />
      </Part>
      <Part title="Checkbox">
        <State name="off, on, in part">
          <Checkbox label="Send me the digest" hint="On Sundays, unless there is nothing to tell." />
          <Checkbox label="Show my profile to search engines" defaultChecked />
          <PartlyTicked />
        </State>
        <State name="wrong">
          <Checkbox label="I agree to the rules" error="You have to agree to the rules to go on." />
        </State>
        <State name="disabled">
          <Checkbox label="Off" disabled />
          <Checkbox label="On" disabled defaultChecked />
        </State>
      </Part>
      <Part title="Switch">
        <State name="off, on">
          <Switch label="Allow responses" hint="Readers can answer your stories." />
          <Switch label="Members only" defaultChecked />
        </State>
        <State name="wrong">
          <Switch label="Custom domain" error="The domain doesn’t lead here yet." />
        </State>
        <State name="disabled">
          <Switch label="Off, and disabled" disabled />
          <Switch label="On, and disabled" disabled defaultChecked />
        </State>
      </Part>
    </>
  )
}
