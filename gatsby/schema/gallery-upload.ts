/** A picture that staff has uploaded and published: from the backend, not from `content/`. */
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
  "The upload's id, and the path of its file in the bucket."
  type UploadedFile {
    id: String!
    path: String!
  }
`;
