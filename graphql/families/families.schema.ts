import * as z from 'zod/mini'
import { createChildSchema } from '#graphql/children/children.schema.ts'
import {
  code,
  emailAddress,
  id,
  optionalPhoneNumber,
  optionalText,
  phoneMessage,
  version,
} from '#graphql/platform/fields.schema.ts'
import { relationshipTypes } from './families.rules.ts'

const relationshipSchema = z.object({
  relationshipType: z.optional(code(relationshipTypes, 'Please choose how they are related.')),
  isPrimary: z.optional(z.boolean('Please tick or untick the box.')),
  mayCollect: z.optional(z.boolean('Please tick or untick the box.')),
  mayDecide: z.optional(z.boolean('Please tick or untick the box.')),
})

/** Link Parent: admin specification, section 7. */
export const linkParentSchema = z.extend(relationshipSchema, {
  parentId: id('Please select a parent.'),
  childId: id('Please select a child.'),
})
export type LinkParentInput = z.output<typeof linkParentSchema>
export type LinkParentValues = z.input<typeof linkParentSchema>

export const updateRelationshipSchema = z.extend(relationshipSchema, { id: id(), version })
export type UpdateRelationshipInput = z.output<typeof updateRelationshipSchema>

export const importFamilySchema = z
  .extend(createChildSchema, {
    parentFirstName: optionalText(200),
    parentLastName: optionalText(200),
    parentEmail: z.nullish(emailAddress('Please enter a valid e-mail address for the parent.')),
    parentPhone: optionalPhoneNumber(phoneMessage),
    relationshipType: z.optional(
      code(relationshipTypes, 'Please enter mother, father, grandparent, guardian or parent.'),
    ),
  })
  .check(
    z.refine(({ emergencyContact, emergencyContactPhone }) => !emergencyContact === !emergencyContactPhone, {
      error: 'Please enter both the name and the phone number of the emergency contact, or neither to use the parent.',
      path: ['emergencyContactPhone'],
    }),
  )
export type ImportFamilyInput = z.output<typeof importFamilySchema>
