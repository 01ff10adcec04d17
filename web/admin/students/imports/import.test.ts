import { describe, expect, it } from 'vitest'
import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { dateOf } from './dateOrder.ts'
import { birthdaysOf, previewOf } from './preview.ts'
import { readCsv } from '#graphql/values/csv.ts'
import { csvOf } from '#graphql/values/writeCsv.ts'

describe('reading a CSV file', () => {
  it('keeps separators, quotes and line breaks in quoted cells, and counts lines as an editor does', () => {
    expect(readCsv('\uFEFFname,notes\r\n"Dlamini, A","says ""hi""\nand more"\r\n\r\nBen,\n')).toEqual([
      { line: 1, cells: ['name', 'notes'] },
      { line: 2, cells: ['Dlamini, A', 'says "hi"\nand more'] },
      { line: 5, cells: ['Ben', ''] },
    ])
  })

  it('takes the separator that the first line has most of', () => {
    expect(readCsv('a;b;c\n1,5;2;3')[1]?.cells).toEqual(['1,5', '2', '3'])
    expect(readCsv('a\tb\n1\t2')[1]?.cells).toEqual(['1', '2'])
  })

  it('reads each line by itself where a quotation mark is not closed, and says which', () => {
    expect(readCsv('Name,Notes\n"Ben,asthma\nMia,nuts')).toEqual([
      { line: 1, cells: ['Name', 'Notes'] },
      { line: 2, cells: [], problem: 'It has a quotation mark that is not closed.', pieces: ['Ben', 'asthma'] },
      { line: 3, cells: ['Mia', 'nuts'] },
    ])
  })

  it('reads around characters that no text has', () => {
    expect(readCsv('Name,Notes\nB\u0000en,nuts')[1]?.cells).toEqual(['Ben', 'nuts'])
  })

  it('reads an empty file as nothing', () => {
    expect(readCsv('')).toEqual([])
    expect(readCsv('\n\n ; \n')).toEqual([])
  })
})

it('takes dates as they are written here: the day before the month', () => {
  expect(['2023-04-05', '5/4/2023', '05.04.2023', '2023/4/5', '5 Apr 23'].map((text) => dateOf(text))).toEqual(
    Array(5).fill('2023-04-05'),
  )
  expect(dateOf('31/02/2023')).toBe('31/02/2023')
  expect(dateOf('soon')).toBe('soon')
})

it('reads the month before the day where that was chosen, and other dates as they are', () => {
  const dates = ['5/14/2023', '05.14.2023', '05142023', '5-14-23', '14 May 2023', 'May 14, 2023', '2023-05-14']
  expect(dates.map((text) => dateOf(text, 'month'))).toEqual(Array(7).fill('2023-05-14'))
  expect(dateOf('14/05/2023', 'month')).toBe('14/05/2023')
})

describe('a column of dates', () => {
  const choices = { classes: [], programs: [] }
  const bornOn = (dates: string[], order?: 'day' | 'month') =>
    previewOf(
      readCsv(['Name;Surname;DOB', ...dates.map((date, index) => `Child${index};Tau;${date}`)].join('\n')),
      choices,
      [],
      order,
    )
  const taken = (...given: Parameters<typeof bornOn>) =>
    bornOn(...given).lines.map(({ input }) => input?.dateOfBirth ?? null)

  it('with a date that is none unless the month comes first is not guessed, wherever that stands', () => {
    const preview = bornOn(['05/04/2023', '2023-06-07', '05/14/2023', '04052023'])
    expect(preview.ambiguous).toEqual({ line: 4, text: '05/14/2023' })
    expect(preview.lines.map(({ input }) => input)).toEqual([null, null, null, null])
    expect(preview.lines[0]?.born).toBe('05/04/2023')
    expect(preview.lines[0]?.problems).toEqual([
      '05/04/2023 is ambiguous: it is unclear which is the day and which the month.',
    ])
  })

  it('in doubt is read where a date has one meaning', () => {
    const dates = ['05/14/2023', '06/06/2023', '2023-05-14', '25/04/2023', '5 April 2023']
    expect(taken(dates)).toEqual([null, '2023-06-06', '2023-05-14', '2023-04-25', '2023-04-05'])
  })

  it('in doubt is read as somebody chose, and asked about so', () => {
    const dates = ['05/04/2023', '05/14/2023', '2023-06-07', '25/04/2023']
    expect(taken(dates, 'month')).toEqual(['2023-05-04', '2023-05-14', '2023-06-07', null])
    expect(taken(dates, 'day')).toEqual(['2023-04-05', null, '2023-06-07', '2023-04-25'])
    expect(birthdaysOf(readCsv('Name,DOB\nBen,5/4/2023'), 'month')).toEqual(['2023-05-04'])
  })

  it('is not in doubt for a date that is none either way', () => {
    const preview = bornOn(['05/04/2023', '31/02/2023', '32/13/2023', 'soon', ''])
    expect(preview.ambiguous).toBeNull()
    expect(preview.lines.map(({ input }) => input?.dateOfBirth ?? null)).toEqual(['2023-04-05', null, null, null, null])
  })
})

describe('the preview of a list', () => {
  const born = addMonths(todayInJohannesburg(), -30)
  const choices = {
    classes: [{ id: 3, name: 'Little Learners', capacity: 10, enrolled: 9 }],
    programs: [{ id: 2, name: 'Toddlers', code: 'toddlers' }],
  }
  const known = [{ id: 1, firstName: 'Lerato', lastName: 'Mokoena', dateOfBirth: born }]
  const preview = (...lines: string[]) =>
    previewOf(readCsv(['First name,Last name,Born,Class,Days,E-mail', ...lines].join('\n')), choices, known)

  it('turns names into what the server takes', () => {
    const [line] = preview(`Ben,Tau,${born},little learners,Half-day,ben@families.example`).lines
    expect(line).toMatchObject({ line: 2, name: 'Ben Tau', problems: [] })
    expect(line?.input).toMatchObject({
      classId: 3,
      dayPlan: 'half_day',
      dateOfBirth: born,
      parentEmail: 'ben@families.example',
    })
  })

  it('takes a list that was saved with semicolons, whatever its cells hold', () => {
    const children = ['Ben', 'Zoë'].map((name) => [
      name,
      'Tau',
      born,
      'Little Learners',
      'Half-day',
      'nuts, bees; eggs',
    ])
    const text = csvOf([['First name', 'Last name', 'Date of birth', 'Class', 'Days', 'Allergies'], ...children], ';')
    const { lines, missing, ignored } = previewOf(readCsv(text), choices, known)
    expect([missing, ignored]).toEqual([[], []])
    expect(lines.map(({ name }) => name)).toEqual(['Ben Tau', 'Zoë Tau'])
    expect(lines[0]?.input).toMatchObject({ classId: 3, dayPlan: 'half_day', allergies: 'nuts, bees; eggs' })
  })

  it('leaves out a child that is enrolled, one that stands there twice, and one too many for a class', () => {
    const { lines } = preview(
      `lerato,MOKOENA,${born},,,`,
      `Ben,Tau,${born},Little Learners,,`,
      `Ben,Tau,${born},,,`,
      `Mia,Tau,${born},Little Learners,,`,
    )
    expect(lines.map(({ problems }) => problems.join(' '))).toEqual([
      'lerato MOKOENA is already enrolled.',
      '',
      'The same child is in row 3.',
      'Little Learners has no places left.',
    ])
    expect(lines.filter(({ input }) => input)).toHaveLength(1)
  })

  it('names everything that is wrong with a line', () => {
    const [line] = preview('Ben,,2099-01-01,Elephants,sometimes,nobody').lines
    expect(line?.input).toBeNull()
    expect(line?.problems).toEqual(
      expect.arrayContaining([
        'Last name is required',
        'Please enter a valid date of birth.',
        'There is no class “Elephants”.',
        'Days must be full-time or half-day, not “sometimes”.',
        'Please enter a valid e-mail address for the parent.',
      ]),
    )
  })

  it('asks about each birthday of the list once, and about none that cannot be', () => {
    const list = readCsv('Name,DOB\nBen,5/4/2023\nMia,2023-04-05\nZoë,soon\nTau,')
    expect(birthdaysOf(list)).toEqual(['2023-04-05'])
  })

  it('refuses a line with a cell too many, so that no allergy is lost behind a comma', () => {
    const list = readCsv('Name,Surname,DOB,Allergies\nBen,Dube,2023-04-05,nuts, bees,asthma\nMia,Dube,2023-04-06,none')
    const { lines } = previewOf(list, choices, known)
    expect(lines.map(({ problems }) => problems.length)).toEqual([1, 0])
    expect(lines[0]?.problems[0]).toMatch(/^It has 6 cells instead of 4/)
  })

  it('leaves out a line with a letter that cannot be read, so that no name is stored with a box in it', () => {
    const { lines } = preview(`Zo\uFFFD,Tau,${born},,,`, `Zoë,Tau,${born},,,`)
    expect(lines.map(({ input }) => input?.firstName ?? null)).toEqual([null, 'Zoë'])
    expect(lines[0]?.problems).toEqual([expect.stringMatching(/unreadable character.*choose another encoding/)])
  })

  it('takes nothing where two columns mean the same: the name of a parent is not that of a child', () => {
    const list = readCsv('Name,Surname,DOB,First name\nBen,Dube,2023-04-05,Thandi')
    expect(previewOf(list, choices, known)).toMatchObject({ lines: [], twice: ['Name', 'First name'] })
  })

  const contacts = (heads: string, ...cells: string[]) => {
    const rows = cells.map((cell, index) => `Child${index},Tau,${born},${cell}`)
    return previewOf(readCsv([`Name,Surname,DOB,${heads}`, ...rows].join('\n')), choices, known)
  }

  it.each(['Emergency contact number', 'Emergency contact phone', 'Emergency Contact Phone Number'])(
    'reads the emergency contact under the heads Emergency contact name and %s',
    (head) => {
      const { ignored, lines } = contacts(`Emergency contact name,${head}`, 'Gran Mo,083 999 1234')
      expect(ignored).toEqual([])
      expect(lines[0]?.input).toMatchObject({ emergencyContact: 'Gran Mo', emergencyContactPhone: '083 999 1234' })
    },
  )

  it('leaves out a line with half an emergency contact, which no parent completes', () => {
    const { lines } = contacts('Emergency contact,Emergency phone', 'Gran Mo,', ',083 999 1234', ',')
    const half = [expect.stringMatching(/^Please enter both the name and the phone number/)]
    expect(lines.map(({ problems }) => problems)).toEqual([half, half, []])
  })

  it('gives phone numbers the 0 back that a spreadsheet dropped, and no other', () => {
    const heads = 'Emergency contact,Emergency phone,Parent phone'
    const { lines } = contacts(heads, 'Gran Mo,821234567,515550123', 'Gran Mo,27821234567,+27821234567', ',,82123456')
    expect(lines.map(({ input }) => input && [input.emergencyContactPhone, input.parentPhone])).toEqual([
      ['0821234567', '0515550123'],
      ['27821234567', '+27821234567'],
      null,
    ])
  })

  it('says which needed columns a file lacks', () => {
    expect(previewOf(readCsv('Name,Age\nBen,3'), choices, known).missing).toEqual(['Last name', 'Date of birth'])
  })
})
