/** A place on the globe, in degrees. */
export type Place = { lat: number; lon: number };

/** Mean radius, IUGG: https://en.wikipedia.org/wiki/Earth_radius#Arithmetic_mean_radius */
const EARTH_RADIUS_KM = 6371.0088;

/** Great-circle distance by the haversine formula; within 0.6% of the ellipsoid's geodesic. */
export function distanceKm(from: Place, to: Place): number {
  const halfLat = radians(to.lat - from.lat) / 2;
  const halfLon = radians(to.lon - from.lon) / 2;
  const haversine =
    Math.sin(halfLat) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLon) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
