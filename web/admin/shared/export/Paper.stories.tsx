import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { after } from '#web/app/StorySteps.tsx'
import { samplePeople } from '../people/samplePeople.ts'
import { FirstAidCells, FirstAidHeads } from '../sheet/ChildCells.tsx'
import { RunningHead, Sheet, SheetTable } from '../sheet/Sheet.tsx'
import { AtAddress, stay } from '../storyFrame.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { OnPaper, PrintButton } from './OnPaper.tsx'
import * as paper from './paper.css.ts'

/** What leaves the screen: files, printed lists, sheets. */
const meta = {
  title: 'Admin/Shared/Export and paper',
  args: { children: null },
  render: ({ children }) => (
    <AtAddress at="/admin/dashboard" mocks={[]}>
      {children}
    </AtAddress>
  ),
} satisfies Meta<{ children: ReactNode }>
export default meta
type Story = StoryObj<typeof meta>

const rows = [
  ['Child', 'Status', 'Time in', 'Time out'],
  ['Amahle Dlamini', 'Present', '07:21', '15:58'],
  ['Ben Fourie', 'Late', '09:10', ''],
  ['Lerato Mokoena', 'Absent', '', ''],
]
const { children } = samplePeople()

export const Export: Story = {
  name: 'ExportMenu',
  args: {
    children: <ExportMenu label="Export" fileName="register" sheet="Register" rows={() => rows} disabled={false} />,
  },
  decorators: [after({ press: 'Export' })],
}

export const Print: Story = { name: 'PrintButton', args: { children: <PrintButton disabled={false} /> } }

export const Paper: Story = {
  name: 'OnPaper, as it is printed',
  args: {
    children: (
      <>
        <style>{`.${paper.onPaper.split(' ').join('.')} { display: block }`}</style>
        <OnPaper title="Little Learners" date="2026-11-24" rows={rows} signed />
      </>
    ),
  },
}

export const OneSheet: Story = {
  name: 'Sheet with SheetTable',
  args: {
    children: (
      <Sheet title="Allergies" paper="portrait" note="Confidential: shred after use" onClose={stay}>
        <SheetTable label="Little Learners">
          <thead>
            <RunningHead name="Little Learners" note="2-3 years" span={3} />
            <tr>
              <th scope="col">Child</th>
              <FirstAidHeads />
            </tr>
          </thead>
          <tbody>
            {children.slice(3, 6).map((child) => (
              <tr key={child.id}>
                <FirstAidCells
                  child={{
                    ...child,
                    emergencyContacts: [{ name: 'Thandi Mokoena', phone: '082 555 0142', mayCollect: true }],
                  }}
                  note="Little Learners"
                />
              </tr>
            ))}
          </tbody>
        </SheetTable>
      </Sheet>
    ),
  },
}
