export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Walking directions to a position: opens the visitor's map application where one answers to the address, else a web map. */
export const directionsAddress = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}&travelmode=walking`;
