/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What changes in an item; what is left out stays. */
export type UniformItemChangeInput = {
  /** Kind of garment, such as Shirt. */
  category?: string | null | undefined;
  /** What it is, in a sentence. */
  description?: string | null | undefined;
  /** Number of the item. */
  id: number;
  /** Whether it can be ordered; it can unless said otherwise. */
  isActive?: boolean | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** Price of one piece in rand, such as 180.00; at most R 10,000.00. */
  price?: string | null | undefined;
  /** The sizes it comes in, at least one. */
  sizes?: Array<string> | null | undefined;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

export type UpdateUniformItemMutationVariables = Exact<{
  input: UniformItemChangeInput;
}>;


export type UpdateUniformItemMutation = { updateUniformItem: { id: number, name: string, description: string | null, price: number, category: string, isActive: boolean, version: number, sizes: Array<{ id: number, name: string, stock: number | null }> } };


export const UpdateUniformItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUniformItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UniformItemChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUniformItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateUniformItemMutation, UpdateUniformItemMutationVariables>;