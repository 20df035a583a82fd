import type { Examples } from "#app/tools/kit/try-example.ts";

/** A shop that does not exist, with faults as real pages have them. */
const html = `<!doctype html>
<html lang="en-PK">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Office desks in Lahore, custom made desks, workstations, chairs and more for your office</title>
<link rel="canonical" href="https://desks.example/lahore/office-desks">
<link rel="icon" href="/icon.svg">
</head>
<body>
<header><a href="/">Example Desks</a> <a href="/prices">click here</a></header>
<main>
<h1>Office desks made in Lahore</h1>
<p>This shop is an example. It makes desks of sheesham and oak in its own workshop, measures the room
first, and brings the desk up the stairs. Most desks take twelve days from the first call to the last
screw. Wood, height and drawers are yours to choose, and every desk stands on steel feet that take up
an uneven floor.</p>
<img src="/img/desk-04.webp">
<h4>Delivery and fitting</h4>
<p>Free inside the ring road on any day but Friday. Outside it the drive is charged by the kilometre,
and the price stands on the offer before anything is cut.</p>
<img src="/img/workshop.webp" width="800" height="500" alt="The workshop, with two desks on trestles">
<p><a href="https://partner.example/chairs" rel="sponsored">Chairs that go with them</a></p>
</main>
</body>
</html>`;

export const examples: Examples = {
  "page-source": {
    "page-source html": { html, url: "https://desks.example/lahore/office-desks" },
  },
};
