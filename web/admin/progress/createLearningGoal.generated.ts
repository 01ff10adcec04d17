/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a child is to learn, and until when. */
export type CreateLearningGoalInput = {
  /** The child. */
  childId: number;
  /** How, in words. */
  description?: string | null | undefined;
  /** basic, intermediate or advanced. */
  difficulty: string;
  /** language, mathematics, creative, social or physical. */
  subject: string;
  /** The day by which it is to be reached, yyyy-MM-dd. */
  targetDate: string;
  /** What is to be learned. */
  title: string;
};

export type CreateLearningGoalMutationVariables = Exact<{
  input: CreateLearningGoalInput;
}>;


export type CreateLearningGoalMutation = { createLearningGoal: { id: number, version: number } };


export const CreateLearningGoalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLearningGoal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateLearningGoalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLearningGoal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CreateLearningGoalMutation, CreateLearningGoalMutationVariables>;