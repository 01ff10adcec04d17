import { addDays, addMonths, firstOfMonth, monthOf, todayInJohannesburg, weekdayOf } from '#graphql/values/dates.ts'
import { ageFields, type Link, type People, sampleChild, sampleRoom, sampleUser } from './samplePeople.ts'

const today = todayInJohannesburg()

type Child = People['children'][number]
type Mark = NonNullable<Child['attendanceToday']>
type Member = [name: string, months: number, more?: Partial<Child>]

const staff = [
  'Annelie Kruger',
  'Mpho Sithole',
  'Grace Moeketsi',
  'Boitumelo Ramafoko',
  'Elmarie du Plessis',
  'Fatima Abrahams',
  'Lindiwe Zwane',
  'Nthabiseng Mofokeng-Phakisi',
  'Palesa Radebe',
  'Pieter Nel',
  'Thabo Mahlangu',
  'Zanele Khoza',
]

/** Each class with its children: name, age in months, and what is special about them. Explorers is full. */
const classes: readonly (readonly Member[])[] = [
  [
    ['Ben Fourie', 9],
    ['Amogelang Motsepe', 7, { dayPlan: 'half_day' }],
    ['Kiara Pillay', 12, { allergies: 'Eggs' }],
    ['Lwazi Ngcobo', 16],
  ],
  [
    ['Amahle Dlamini', 20],
    ['Ethan Naidoo', 23, { dayPlan: 'half_day' }],
    ['Ella Botha', 19],
    ['Bokang Molefe', 22],
    ['Sana Khan', 21, { allergies: 'Cow’s milk' }],
    ['Johan Venter', 18, { dayPlan: 'half_day' }],
    ['Refilwe Tau', 24],
    ['Noah October', 20],
    ['Zinhle Mthembu', 23],
    ['Daniel Steyn', 22],
  ],
  [
    [
      'Lerato Mokoena',
      32,
      {
        profileImage: '/art/avatar-1.svg',
        allergies: 'Peanuts: a mild reaction. The antihistamine is in her bag.',
        medicalNotes: 'Asthma: the inhaler is in the first-aid box.',
        emergencyContact: 'Thandi Mokoena',
      },
    ],
    ['Mia van Wyk', 35, { allergies: 'Cow’s milk' }],
    ['Zoë Jacobs', 35],
    ['Oratile Seitshiro', 27],
    ['Keabetswe Reitumetse Mosimanegape-Lekgoathi', 29, { dayPlan: 'half_day' }],
    ['Willem Pretorius', 33],
    ['Sibusiso Cele', 30],
    ['Hannah Marais', 26],
  ],
  [
    ['Thabo Mokoena', 46, { profileImage: '/art/avatar-2.svg', emergencyContact: 'Thandi Mokoena' }],
    ['Itumeleng Modise', 41],
    ['Aiden Petersen', 39, { allergies: 'Bee stings: call the parents and 10177 at once.' }],
    ['Thandeka Shabalala', 44],
    ['Carla Oosthuizen', 47],
    ['Tumelo Mabaso', 38],
    ['Yusuf Patel', 42, { dayPlan: 'half_day' }],
    ['Palesa Tshabalala', 45],
  ],
  [
    ['Katlego Phiri', 52],
    ['Emma Swanepoel', 55],
    ['Sipho Dlamini', 58],
    ['Rethabile Lebona', 60],
    ['Liam van der Westhuizen', 50, { allergies: 'Tree nuts' }],
    ['Naledi Khumalo', 57],
  ],
  [
    ['Tebogo Sekgobela', 66],
    ['Isabella Ferreira', 64],
    ['Khaya Mbatha', 70],
    ['Hlompho Nkuna', 68],
    ['Sofia Coetzee', 65, { medicalNotes: 'Wears glasses; they come off for the climbing frame.' }],
  ],
]

/** By the place of a class in the list above. */
const programOf = [1, 2, 2, 3, 3, 4]

const absent = (id: number, notes: string): Mark => ({
  id,
  date: today,
  status: 'absent',
  timeIn: null,
  timeOut: null,
  notes,
})

/** Most came between half past six and eight; some are away, late, or not marked yet. */
function markOf(id: number): Mark | null {
  if (id % 13 === 5) return absent(id, 'Reported by parent: flu')
  if (id % 11 === 7) return null
  const minutes = 6 * 60 + 32 + ((id * 17) % 80) + (id % 17 === 3 ? 55 : 0)
  const time = `0${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return { id, date: today, status: id % 17 === 3 ? 'late' : 'present', timeIn: time, timeOut: null, notes: null }
}

/** The weekdays of this month up to today, the latest first, with one day ill. */
function monthOfMarks(latest: Mark | null): Mark[] {
  const days: Mark[] = latest ? [latest] : []
  for (let date = addDays(today, -1); date >= firstOfMonth(monthOf(today)); date = addDays(date, -1)) {
    if (weekdayOf(date) > 5) continue
    const minute = String(10 + ((Number(date.slice(8)) * 7) % 45))
    const came = { status: 'present', timeIn: `07:${minute}`, timeOut: `16:${minute}`, notes: null }
    const ill = { status: 'absent', timeIn: null, timeOut: null, notes: 'Reported by parent: a cold' }
    days.push({ id: 1000 + days.length, date, ...(days.length === 6 ? ill : came) })
  }
  return days
}

const children = (): Child[] => {
  let id = 0
  const enrolled = classes.flatMap((members, index) =>
    members.map(([name, months, more]) => {
      id += 1
      const attendanceToday = markOf(id)
      const attendance = monthOfMarks(attendanceToday)
      const present = attendance.filter(({ status }) => status !== 'absent').length
      const dateOfBirth = addDays(addMonths(today, -months), -((id * 5) % 27))
      return sampleChild(id, name, months, [index + 1, programOf[index] ?? 1], {
        dateOfBirth,
        ...ageFields(dateOfBirth),
        attendanceToday,
        attendance,
        attendanceThisMonth: { present, recorded: attendance.length },
        enrolledOn: addMonths(today, -3 - (id % 20)),
        ...more,
      })
    }),
  )
  const away = { attendanceToday: null, attendance: [], attendanceThisMonth: { present: 0, recorded: 0 } }
  return [
    ...enrolled,
    sampleChild(id + 1, 'Neo Mashego', 50, [null, 3], { ...away, emergencyContact: null, emergencyContactPhone: null }),
    sampleChild(id + 2, 'Kagiso Sithole', 41, [4, 3], { ...away, enrolledOn: addMonths(today, 2) }),
    sampleChild(id + 3, 'Mila Barnard', 15, [1, 1], { ...away, enrolledOn: addMonths(today, 1) }),
    sampleChild(id + 4, 'Ruan Botha', 66, [5, 3], {
      ...away,
      enrolledOn: addMonths(today, -30),
      lastDay: addMonths(today, -1),
      leavingReason: 'Goes to school',
    }),
    sampleChild(id + 7, 'Anathi Sithole', 70, [6, 4], {
      ...away,
      enrolledOn: addMonths(today, -40),
      lastDay: addMonths(today, -11),
      leavingReason: 'Moved to Kimberley',
    }),
    sampleChild(id + 8, 'Madelein van Niekerk', 44, [4, 3], {
      ...away,
      dayPlan: 'half_day',
      enrolledOn: addMonths(today, -14),
      lastDay: addMonths(today, -4),
      leavingReason: null,
    }),
    sampleChild(id + 5, 'Ava Meyer', 30, [3, 2], { ...away, removedAt: `${addDays(today, -3)}T10:20:00Z` }),
    sampleChild(id + 6, 'Pule Rantsoareng', 52, [5, 3], { ...away, removedAt: `${addDays(today, -40)}T08:05:00Z` }),
  ]
}

const mothers = ['Thandi', 'Anita', 'Carla', 'Dineo', 'Farhana', 'Lindiwe', 'Madelein', 'Nomvula', 'Refilwe', 'Zanele']
const fathers = ['Sizwe', 'Pieter', 'Ashwin', 'Kabelo', 'Johan', 'Lungile', 'Riaan', 'Tshepo', 'Yusuf', 'Bongani']

/** One mother or father a family, and both in every third; brothers and sisters share them. */
function families(of: readonly Child[]) {
  const users: People['users'] = []
  const links: Link[] = []
  const link = (parentId: number, childId: number, more: Partial<Link>) =>
    links.push({
      id: links.length + 1,
      parentId,
      childId,
      relationshipType: 'mother',
      isPrimary: true,
      mayCollect: true,
      mayDecide: true,
      version: 1,
      ...more,
    })
  const surnames = [...new Set(of.map(({ lastName }) => lastName))]
  for (const [index, surname] of surnames.entries()) {
    const family = of.filter(({ lastName }) => lastName === surname)
    const id = 101 + index * 2
    const isMokoena = surname === 'Mokoena'
    users.push(
      sampleUser(id, `${isMokoena ? 'Thandi' : mothers[(index * 3) % 10]} ${surname}`, 'parent', {
        phoneNumber: `08255502${String(10 + index)}`,
        homeAddress: index % 2 === 0 ? `${4 + index} Acacia Street, Universitas` : null,
        emailVerifiedAt: index % 9 === 4 ? null : `${today}T06:00:00Z`,
      }),
    )
    for (const child of family) link(id, child.id, {})
    if (!isMokoena && index % 3 !== 0) continue
    users.push(
      sampleUser(id + 1, `${isMokoena ? 'Sizwe' : fathers[(index * 7) % 10]} ${surname}`, 'parent', {
        phoneNumber: index % 2 === 0 ? null : `08355503${String(10 + index)}`,
      }),
    )
    for (const child of family)
      link(id + 1, child.id, { relationshipType: 'father', isPrimary: false, mayCollect: !isMokoena })
  }
  return { users, links }
}

/** The demo centre on a busy morning, for stories at rest: six classes, one of them full, with families and staff. */
export function busyPeople(): People {
  const all = children()
  // of Neo nothing is known yet
  const { users, links } = families(all.filter(({ removedAt, classId }) => removedAt === null && classId !== null))
  const lerato = all.find(({ firstName }) => firstName === 'Lerato')?.id ?? 0
  return {
    programs: [
      { id: 1, name: 'Infants', code: 'infants', companion: 'marigold', ratio: '1:3' },
      { id: 2, name: 'Toddlers', code: 'toddlers', companion: 'coral', ratio: '1:5' },
      { id: 3, name: 'Preschool', code: 'preschool', companion: 'sky', ratio: '1:8' },
      { id: 4, name: 'Kindergarten', code: 'kindergarten', companion: 'leaf', ratio: '1:10' },
    ],
    rooms: [
      sampleRoom(1, 'Discoverers', '4-18 months', [4, 18, 6], 1),
      sampleRoom(2, 'Explorers', '18-24 months', [18, 24, 10], 2),
      sampleRoom(3, 'Little Learners', '2-3 years', [24, 36, 15], 2),
      sampleRoom(4, 'Young Scholars', '3-4 years', [36, 48, 24], 3),
      sampleRoom(5, 'Future Leaders', '4-6 years', [48, 72, 25], 3),
      sampleRoom(6, 'Adventurers', '5-6 years', [60, 72, 26], 4),
    ],
    children: all,
    users: [
      ...staff.map((name, index) =>
        sampleUser(index + 1, name, index === 0 || index === 4 ? 'admin' : 'teacher', {
          phoneNumber: index === 6 ? null : `08255501${String(20 + index)}`,
        }),
      ),
      sampleUser(13, 'Hendrik Visser', 'teacher'),
      sampleUser(14, 'Mosa Leballo', 'teacher'),
      sampleUser(15, 'Chantelle Jordaan', 'parent'),
      sampleUser(16, 'Lucky Motaung', 'parent'),
      ...users,
    ],
    links,
    contacts: [
      {
        id: 1,
        childId: lerato,
        name: 'Nomsa Mokoena',
        relationship: 'Grandmother',
        phone: '082 555 0143',
        inEmergency: true,
        collecting: 'yes',
      },
    ],
    staffIn: [1, 2, 3, 4, 5, 6, 8, 9, 11],
    deletedUsers: [13, 14, 15, 16],
  }
}

/** The child who is looked at in stories: allergies, two guardians and a month of marks. */
export const busyChildId = 15
