import { useState } from 'react'
import { literal, maxLength, minLength, object, optional, pipe, string, trim } from 'valibot'
import { Button } from '../../ui/Button'
import { Checkbox, Switch } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import type { FormFailure } from '../../ui/form/form-context'
import { SEARCH_INPUT, SearchForm, SearchInput } from '../../ui/form/SearchForm'
import { Select } from '../../ui/form/Select'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'
import { Link } from '../../ui/Link'
import { Part, Row, State } from '../Part'

const LETTER = object({
  title: pipe(
    string(),
    trim(),
    minLength(1, 'Give the letter a title.'),
    maxLength(30, 'Use at most 30 characters.'),
  ),
  to: pipe(string(), minLength(1, 'Choose who gets it.')),
  urgent: optional(literal('on')),
  public: optional(literal('on')),
})

/** What the example answers to titles of these names. */
const FAILURES: Readonly<Record<string, FormFailure>> = {
  Taken: { message: 'You have a letter of this title already.', field: 'title' },
  Down: {
    message: 'Letters can’t be sent at the moment. Nothing is lost: try again in a minute.',
    help: (
      <Link look="underlined" href="/">
        What is going on
      </Link>
    ),
  },
}

/** How long the example takes to send a letter, in milliseconds. */
const TAKES = 1000

function LetterForm() {
  const [failure, setFailure] = useState<FormFailure>()
  const [title, setTitle] = useState('')
  const [sent, setSent] = useState<readonly string[]>([])
  return (
    <Form
      aria-label="A letter"
      schema={LETTER}
      failure={failure}
      onSubmit={async (values) => {
        setFailure(undefined)
        await new Promise((resolve) => setTimeout(resolve, TAKES))
        const refusal = FAILURES[values.title]
        setFailure(refusal)
        if (refusal) return false
        setTitle(values.title)
        setSent([...sent, JSON.stringify(values)])
        return true
      }}
      className="flex max-w-[420px] flex-col gap-4"
    >
      <Field name="title" label="Title" hint="“Taken” and “Down” are refused." defaultValue={title} />
      <Select name="to" label="To" defaultValue="">
        <option value="">Nobody yet</option>
        <option value="editors">The editors</option>
        <option value="everybody">Everybody</option>
      </Select>
      <div>
        <Checkbox name="urgent" label="Urgent" />
        <Switch name="public" label="Public" />
      </div>
      <Row>
        <SubmitButton pendingText="Sending…">Send</SubmitButton>
        <UnsavedNote>Not sent yet.</UnsavedNote>
      </Row>
      <output className="block text-13 text-ink-soft" data-sent={sent.length}>
        {sent.at(-1)}
      </output>
      <UnsavedGuard
        wording={{
          question: 'Leave without sending?',
          text: 'What you typed will be lost.',
          leave: 'Leave',
          stay: 'Stay',
          close: 'Close',
        }}
      />
    </Form>
  )
}

function RefusedForm() {
  return (
    <Form aria-label="A refused letter" schema={LETTER} failure={FAILURES.Down} onSubmit={async () => false}>
      <Field name="title" label="Title" defaultValue="Down" />
      <Field label="To" error="Choose who gets it." />
      <Row>
        <Button type="submit" look="main" isPending pendingText="Sending…">
          Send
        </Button>
      </Row>
    </Form>
  )
}

function Searches() {
  return (
    <div className="flex max-w-[420px] flex-col gap-4">
      <SearchForm action="/search" button={<Button type="submit">Find</Button>}>
        <Field {...SEARCH_INPUT} label="Search your stories" defaultValue="harbours" />
      </SearchForm>
      <SearchForm
        action="/search"
        button={
          <Button type="submit" look="main">
            Search
          </Button>
        }
      >
        <SearchInput label="Search the gallery" />
      </SearchForm>
    </div>
  )
}

/** A form that works, and one that was refused. The first answers after a moment, and keeps what it is sent to itself. */
export function Forms() {
  return (
    <Part title="Form">
      <State name="to try: errors, pending, unsaved changes">
        <LetterForm />
      </State>
      <State name="refused, and being sent">
        <RefusedForm />
      </State>
      <State name="searches, with a label above the box and inside it">
        <Searches />
      </State>
    </Part>
  )
}
