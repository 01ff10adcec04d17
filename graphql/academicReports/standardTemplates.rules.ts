import type { ReportType } from './academicReports.rules.ts'

export interface StandardTemplate {
  /** Stays the same, also when the name is put into other words. */
  key: string
  name: string
  type: ReportType
  content: string
}

/** The seven of the admin specification, section 9: headings and beginnings that a teacher completes. */
export const standardTemplates: readonly StandardTemplate[] = [
  {
    key: 'standard-progress',
    name: 'Standard Progress Report',
    type: 'progress',
    content: `How {child} is doing
{child} has settled into the routine of the class and takes part in …

Learning
In the morning ring {child} … With numbers and shapes {child} …

Being with others
{child} plays most with … and is learning to …

Growing independence
{child} manages alone: … We are practising: …

What comes next
At the centre we will … At home you can help by …`,
  },
  {
    key: 'behavioural-assessment',
    name: 'Behavioural Assessment',
    type: 'behavioural',
    content: `What we have seen
Over the past … weeks we have noticed that {child} …
It happens mostly when … and less often when …

What comes before and after
Before: …
After: …

What goes well
{child} is at ease when … and responds well to …

What we do at the centre
1. We prepare {child} for changes by …
2. We praise …
3. We offer a quiet place when …

What we ask of you at home
…

We will review this together on …`,
  },
  {
    key: 'academic-achievement',
    name: 'Academic Achievement',
    type: 'academic',
    content: `Literacy and language
{child} recognises … letters, hears … and tells …

Numeracy
{child} counts to …, compares … and solves …

Creative work
{child} …

Strengths
…

To practise
…

In short
Compared with the goals of this term, {child} is: ahead / on track / in need of support.`,
  },
  {
    key: 'development-report',
    name: 'Development Report',
    type: 'development',
    content: `Large movements
{child} runs, climbs and balances …

Hands and fingers
{child} holds a crayon …, cuts … and threads …

Speaking and understanding
{child} speaks in sentences of … words and follows …

Thinking
{child} sorts, remembers and …

Feelings and friends
{child} …

Looking after oneself
Eating: … Dressing: … Toilet: …

Milestones reached since the last report
…

Milestones to watch
…`,
  },
  {
    key: 'special-needs',
    name: 'Special Needs Report',
    type: 'special',
    content: `Why this report is written
…

What {child} can do well
…

Where {child} needs support
…

Support that is in place
In the room: …
With specialists (name, how often): …
Materials and changes to the day: …

What has changed since the last report
…

Goals for the coming term
1. …
2. …

Agreed with the family on …
This report is confidential. It is shared only with your consent.`,
  },
  {
    key: 'term-end',
    name: 'Term End Assessment',
    type: 'academic',
    content: `The term in short
{child} was present on … of … days. A highlight of this term was …

Reached this term
1. …
2. …
3. …

Not reached yet
…

Effort and attitude
{child} …

Ready for the next term
Next term we will work on …

During the holidays
A few ideas for home: …`,
  },
  {
    key: 'monthly-progress',
    name: 'Monthly Progress Update',
    type: 'progress',
    content: `This month's theme was …

{child} enjoyed …

New this month
…

Still practising
…

A moment to remember
"…"

Next month
…`,
  },
]
