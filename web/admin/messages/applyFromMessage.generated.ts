/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The message, and what it does not say of the child. */
export type ApplicationOfMessageInput = {
  /** Anything that helps to understand the needs of the child. */
  additionalInfo?: string | null | undefined;
  /** Home address, at least 5 characters. */
  address: string;
  /** Allergies or medical conditions. */
  allergies?: string | null | undefined;
  /** Age group: 0-18months, 18-36months, 3-5years or 5-6years. */
  childAge: string;
  /** The child's date of birth, or the day it is expected within ten months, yyyy-MM-dd. */
  childDob: string;
  /** The child's full name, at least 2 characters. */
  childName: string;
  /** Number of the conversation. */
  conversationId: number;
  /** E-mail address of the parent. */
  email: string;
  /** Name of the parent or guardian, at least 2 characters. */
  parentName: string;
  /** Phone number, at least 10 characters. */
  phone: string;
  /** Program: infants, toddlers, preschool or kindergarten. */
  program: string;
  /** Preferred start date, yyyy-MM-dd. */
  startDate: string;
  /** Must be true: the terms and conditions are accepted. */
  termsAccepted: boolean;
  /** Leave empty: people do not see this field. */
  website?: string | null | undefined;
};

export type ApplyFromMessageMutationVariables = Exact<{
  input: ApplicationOfMessageInput;
}>;


export type ApplyFromMessageMutation = { applyFromMessage: { applicationId: number | null, id: number, kind: string, subject: string, childName: string | null, isUnread: boolean, archivedAt: string | null, lastMessageAt: string, with: { name: string, email: string, userId: number | null }, newestMessage: { id: number, body: string, fromStaff: boolean } | null } };


export const ApplyFromMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyFromMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationOfMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyFromMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedConversation"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"with"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newestMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"fromStaff"}}]}}]}}]} as unknown as DocumentNode<ApplyFromMessageMutation, ApplyFromMessageMutationVariables>;