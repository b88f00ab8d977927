import { useState } from 'react'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { useDialog } from '../../ui/dialog/Dialog'
import { Sheet } from '../../ui/dialog/Sheet'
import { TitledDialog } from '../../ui/dialog/TitledDialog'
import { Field } from '../../ui/form/Field'
import { IconButton } from '../../ui/IconButton'
import { Menu } from '../../ui/menu/Menu'
import { MenuGroup, MenuItem, MenuLink, MenuPart } from '../../ui/menu/MenuItems'
import { Popover } from '../../ui/popover/Popover'
import { Toast } from '../../ui/Toast'
import { Tooltip, TooltipGroup } from '../../ui/Tooltip'
import { Part, Row, State } from '../Part'

function StoryMenu() {
  const [chosen, setChosen] = useState('')
  return (
    <>
      <Menu
        label="The story"
        align="start"
        className="w-56"
        opener={(props) => (
          <Button data-opens="menu" {...props}>
            Story
          </Button>
        )}
      >
        <MenuItem onSelect={() => setChosen('Edit')}>Edit</MenuItem>
        <MenuItem onSelect={() => setChosen('Pin')}>Pin to your profile</MenuItem>
        <MenuItem onSelect={() => setChosen('Schedule')} isDisabled>
          Schedule
        </MenuItem>
        <MenuPart>
          <MenuLink href="/top-stories">See its place</MenuLink>
        </MenuPart>
        <MenuGroup label="For good" isApart>
          <MenuItem onSelect={() => setChosen('Delete')} isDanger>
            Delete
          </MenuItem>
        </MenuGroup>
      </Menu>
      <output data-chosen={chosen} className="sr-only">
        {chosen}
      </output>
    </>
  )
}

function Dialogs() {
  const box = useDialog()
  const question = useDialog()
  return (
    <Row>
      <Button data-opens="dialog" {...box.opener}>
        Dialog
      </Button>
      <Button data-opens="confirm" {...question.opener}>
        Question
      </Button>
      {box.isOpen && (
        <TitledDialog title="Where it is published" closeLabel="Close" onClosed={box.closed}>
          <div className="flex flex-col gap-4">
            <Field label="Publication" defaultValue="Tidewater" />
            <Field label="Section" hint="Leave it empty for the front page." />
          </div>
        </TitledDialog>
      )}
      {question.isOpen && (
        <ConfirmDialog
          title="Delete “The tide turns”?"
          confirm="Delete story"
          cancel="Keep it"
          close="Close"
          isDanger
          onConfirm={async () => true}
          onClosed={question.closed}
        >
          <p className="text-16 text-ink-soft text-pretty">
            The story, its responses and its statistics are gone for good after 14 days.
          </p>
        </ConfirmDialog>
      )}
    </Row>
  )
}

function Responses() {
  const sheet = useDialog()
  return (
    <>
      <Button data-opens="sheet" {...sheet.opener}>
        Sheet
      </Button>
      {sheet.isOpen && (
        <Sheet title="Responses" closeLabel="Close" onClosed={sheet.closed}>
          <p className="text-16 text-ink-soft text-pretty">
            A sheet holds what goes with the page behind it: responses to a story, the filters of a list.
          </p>
        </Sheet>
      )}
    </>
  )
}

/** What opens over the page. */
export function Overlays() {
  return (
    <>
      <Part title="Menu">
        <State name="items, a link, a disabled item, a group">
          <StoryMenu />
        </State>
      </Part>
      <Part title="Popover">
        <State name="with a title">
          <Popover
            title="Who can read it"
            closeLabel="Close"
            opener={(props) => (
              <Button data-opens="popover" {...props}>
                Visibility
              </Button>
            )}
          >
            <p className="text-ink-soft">Everybody who has the link, until it is published.</p>
          </Popover>
        </State>
      </Part>
      <Part title="Tooltip">
        <State name="on a pointer or the focus">
          <TooltipGroup>
            <Row>
              <Tooltip text="Add a picture">
                <IconButton icon="plus" label="Add a picture" data-opens="tooltip" />
              </Tooltip>
              <Tooltip text="More tools" side="bottom">
                <IconButton icon="more" label="More tools" />
              </Tooltip>
            </Row>
          </TooltipGroup>
        </State>
      </Part>
      <Part title="Dialog">
        <State name="a box, a question">
          <Dialogs />
        </State>
      </Part>
      <Part title="Sheet">
        <State name="along an edge of the window">
          <Responses />
        </State>
      </Part>
      <Part title="Toast">
        <State name="shown">
          <Toast phase="shown">
            <p className="py-3.5 ps-4">Your profile is saved.</p>
          </Toast>
        </State>
        <State name="with a button that closes it">
          <Toast phase="shown" close={{ label: 'Close this message', onClose: () => {} }}>
            <p className="py-3.5 ps-4">
              The link is copied. Anybody who has it can read the draft until you publish it.
            </p>
          </Toast>
        </State>
      </Part>
    </>
  )
}
