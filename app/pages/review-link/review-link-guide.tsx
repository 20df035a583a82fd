import type { ReactNode } from "react";

import { paths } from "#lib/site/paths.ts";
import { getTool } from "#app/tools/tools.ts";
import { Link } from "#app/ui/link.tsx";

/** What a review link is, how it is found, what Google forbids, how the code is printed. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function ReviewLinkGuide() {
  return (
    <>
      <Part heading="What a review link does" isTinted>
        <WhatItDoes />
      </Part>
      <Part heading="How to find yours">
        <HowToFind />
      </Part>
      <Part heading="What Google forbids" isTinted>
        <WhatIsForbidden />
      </Part>
      <Part heading="How to print the code">
        <HowToPrint />
      </Part>
    </>
  );
}

type PartProps = { heading: string; isTinted?: boolean; children: ReactNode };

function Part({ heading, isTinted = false, children }: PartProps) {
  return (
    <section className={isTinted ? "band sand" : "band"}>
      <div className="wrap split">
        <h2>{heading}</h2>
        <div className="prose">{children}</div>
      </div>
    </section>
  );
}

function WhatItDoes() {
  return (
    <>
      <p>
        It opens the window in which a customer writes about your business on Google. Nobody has to
        search for you first. To send the review, the customer must be{" "}
        <a href="https://support.google.com/maps/answer/6230175">signed in to a Google Account</a>,
        and the review is public.
      </p>
      <p>
        The QR code holds the same link, as a picture for a phone’s camera. Neither of them makes a
        review count for more.
      </p>
    </>
  );
}

function HowToFind() {
  return (
    <>
      <ol className="barred">
        <li>
          Sign in with the Google Account that manages your Business Profile, and search Google for
          the name of your business.
        </li>
        <li>
          Choose <b>Read reviews</b>, then <b>Get more reviews</b>.{" "}
          <a href="https://support.google.com/business/answer/3474122">
            Google’s help page on asking for reviews
          </a>{" "}
          shows where to find them now.
        </li>
        <li>Copy the link that you see there, and paste it into the form above.</li>
      </ol>
      <p>
        Cannot sign in just now? Look your place up in{" "}
        <a href="https://developers.google.com/maps/documentation/places/web-service/place-id">
          Google’s place ID finder
        </a>{" "}
        and paste the ID, which begins with ChIJ. An ID can change, as Google says on the same page,
        so the link from your profile is the better one.
      </p>
      <p>
        Open the link on a phone before you print or send it. The name of your business must appear
        at the top of the window.
      </p>
    </>
  );
}

/** https://support.google.com/contributionpolicy/answer/7400114, fake engagement. */
function WhatIsForbidden() {
  return (
    <>
      <p>
        You may ask for reviews.{" "}
        <a href="https://support.google.com/contributionpolicy/answer/7400114">
          Google’s policy on fake engagement
        </a>{" "}
        rules out three ways of doing so:
      </p>
      <ul className="barred">
        <li>
          <b>Giving something for it.</b> No money, discount, free item or prize draw: not for a
          review, and not for changing or deleting one.
        </li>
        <li>
          <b>Asking only those who were happy.</b> This is called review gating: first “how was
          it?”, and the link only for good answers. Keeping an unhappy customer from writing is
          forbidden as well.
        </li>
        <li>
          <b>Reviews without an experience.</b> Written by yourself, bought, or written for people
          who were never there.
        </li>
      </ul>
      <p>
        Google removes such reviews. It can also{" "}
        <a href="https://support.google.com/business/answer/14114287">
          stop new reviews for a time, hide those that are there, or show a warning
        </a>{" "}
        on your profile.
      </p>
      <p>
        The messages made here are the same for everybody, ask for no number of stars and offer
        nothing.
      </p>
    </>
  );
}

function HowToPrint() {
  return (
    <>
      <ul className="barred">
        <li>
          <b>Print</b> gives one sheet with your name and the code. <b>SVG</b> is for a printer’s
          shop, as it stays sharp at any size. <b>PNG</b> is for a bill or a chat.
        </li>
        <li>
          Leave the white edge as it is. A camera needs it to find the code:{" "}
          <a href="https://www.qrcode.com/en/howto/code.html">four squares on every side</a>.
        </li>
        <li>
          Black on white, on paper that does not shine. The code corrects errors (level M): it can
          still be read when{" "}
          <a href="https://www.qrcode.com/en/about/error_correction.html">about 15 percent</a> of it
          is covered.
        </li>
        <li>Our advice: 3 cm wide where it is held in the hand, 8 cm on a counter or a wall.</li>
        <li>Write beside it what happens: “Scan this to write a review on Google.”</li>
      </ul>
      <p>
        Received a review?{" "}
        <Link to={getTool("google-review-generator").path}>Write an answer to it</Link>. For what
        else helps on the map, see{" "}
        <Link to={paths.post("ultimate-guide-local-seo-pakistan")}>
          our guide to local SEO in Pakistan
        </Link>
        .
      </p>
    </>
  );
}
