/** Words of the drafts that praise and that blame, for the tests. Each is in at least one draft. */
export const strength = {
  praise: /excelente|sin dudarlo|ni un pero|Totalmente|sin reservas|muy bien/,
  blame: /muy mala|decepción|Nada recomendable|no cumplió|No repetiría|negativo/,
};
