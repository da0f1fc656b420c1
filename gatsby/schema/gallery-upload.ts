/** A picture that staff has uploaded and published: not of the content, but of the backend. */
export const galleryUploadTypes = /* GraphQL */ `
  type GalleryUpload implements Node @dontInfer {
    language: String!
    order: Int!
    slug: String!
    category: String!
    caption: String!
    alt: String!
    focus: Focus!
    image: File! @link(from: "imageId")
    upload: UploadedFile!
  }
  "Which upload it is, and where its file lies in the bucket."
  type UploadedFile {
    id: String!
    path: String!
  }
`;
