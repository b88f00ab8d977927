import { describe, expect, test } from 'vitest'
import { EmptyState } from '../../../client/ui/EmptyState'
import { Pager } from '../../../client/ui/Pager'
import { ProgressBar } from '../../../client/ui/ProgressBar'
import { TabLinks } from '../../../client/ui/TabLinks'
import { Table } from '../../../client/ui/Table'
import { hrefsIn, markupOf } from '../render'

describe('a pager', () => {
  test('says which page comes next and which came before', () => {
    const markup = markupOf(
      <Pager
        label="Pages"
        previous={{ href: '/all/1', text: 'Newer' }}
        next={{ href: '/all/3', text: 'Older' }}
      >
        Page 2 of 3
      </Pager>,
    )
    expect(hrefsIn(markup)).toEqual(['/all/1', '/all/3'])
    expect(markup).toMatch(/<a href="\/all\/1"[^>]*rel="prev"/)
    expect(markup).toMatch(/<a href="\/all\/3"[^>]*rel="next"/)
    expect(markup).toMatch(/Newer.*Page 2 of 3.*Older/)
  })

  test('doesn’t call the first page the one before', () => {
    const markup = markupOf(<Pager label="Pages" previous={{ href: '/', text: 'First', isFirst: true }} />)
    expect(hrefsIn(markup)).toEqual(['/'])
    expect(markup).not.toContain('rel=')
  })

  test('is nothing where there is one page', () => {
    expect(markupOf(<Pager label="Pages" previous={undefined} next={null} />)).toBe('')
  })
})

test('an empty list says so, and offers a next step where there is one', () => {
  const markup = markupOf(
    <EmptyState text="No stories yet." more={{ href: '/top-stories', text: 'Read some' }} />,
  )
  expect(markup).toContain('No stories yet.')
  expect(hrefsIn(markup)).toEqual(['/top-stories'])
  expect(hrefsIn(markupOf(<EmptyState text="No stories yet." more={false} />))).toEqual([])
})

describe('a bar of progress', () => {
  test.each([
    [0.421, '42'],
    [-1, '0'],
    [7, '100'],
  ])('at %d says %s percent', (value, percent) => {
    const markup = markupOf(<ProgressBar label="Importing" value={value} />)
    expect(markup).toContain(`aria-valuenow="${percent}"`)
    expect(markup).toContain(`width:${percent}%`)
  })

  test('that can’t know says nothing of how much', () => {
    expect(markupOf(<ProgressBar label="Looking" />)).not.toMatch(/aria-valuenow|%<|width:/)
  })
})

test('a table names its rows by their first cell, and says how it is sorted', () => {
  const markup = markupOf(
    <Table
      caption="Stories"
      columns={[
        { id: 'title', title: 'Story', cell: ({ title }: { title: string; views: number }) => title },
        {
          id: 'views',
          title: 'Views',
          isNumber: true,
          cell: ({ views }) => views,
          sort: { href: '/stats?sort=views', now: 'descending' },
        },
      ]}
      rows={[{ title: 'Salt', views: 960 }]}
      keyOf={({ title }) => title}
    />,
  )
  expect(markup).toMatch(/<caption[^>]*>Stories<\/caption>/)
  expect(markup).toMatch(/<th scope="row"[^>]*>Salt<\/th><td[^>]*>960<\/td>/)
  expect(markup).toMatch(/<th scope="col" aria-sort="descending"/)
  expect(hrefsIn(markup)).toEqual(['/stats?sort=views'])
})

test('tabs say which one is current, and open a window for what is elsewhere', () => {
  const markup = markupOf(
    <TabLinks
      label="Tidewater"
      tabs={[
        { href: '/tidewater/latest', text: 'Latest', isCurrent: true },
        { href: 'https://harbour.example/', text: 'Harbour', isCurrent: false, isOutside: true },
      ]}
    />,
  )
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
  expect(markup).toMatch(/<a href="\/tidewater\/latest"[^>]*aria-current="page"/)
  expect(markup).toMatch(/<a target="_blank" rel="noopener ugc nofollow" href="https:\/\/harbour.example\/"/)
})
