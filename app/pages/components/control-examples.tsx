import { Search } from "lucide-react";

import { Example } from "./example.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Choices } from "#app/ui/choices.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { StarRating } from "#app/ui/stars/star-rating.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

const buttons = ["default", "secondary", "outline", "ghost", "link", "destructive"] as const;
const badges = ["default", "secondary", "outline", "destructive"] as const;

/** What people click and fill in. */
export function ControlExamples() {
  return (
    <>
      <Example name="Buttons and badges">
        <p className="actions">
          {buttons.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </p>
        <p className="actions">
          {badges.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
        </p>
      </Example>
      <Example name="Choices">
        <Choices
          isNamed
          name="Start from"
          value="shop"
          choices={[
            ["all", "Allow everything"],
            ["shop", "A shop"],
            ["none", "Nothing", { disabled: true }],
          ]}
        />
      </Example>
      <Example name="Tabs">
        <Tabs
          label="Ways to give a page"
          value="address"
          onValueChange={doNothing}
          tabs={[
            { name: "address", label: "Address", content: <p>Type the address of a page.</p> },
            { name: "source", label: "Page source", content: <p>Paste the source of a page.</p> },
          ]}
        />
      </Example>
      <FieldExamples />
    </>
  );
}

function FieldExamples() {
  return (
    <>
      <Example name="Fields">
        <Field label="Address" error="Enter an address such as tarardental.pk.">
          {(control) => <input {...control} className="input" defaultValue="tarar dental" />}
        </Field>
        <Field label="Message" hint="What do you want to be found for?" optional>
          {(control) => <textarea {...control} className="input" />}
        </Field>
        <div className="field-icon">
          <Search className="icon" aria-hidden />
          <input className="input" type="search" aria-label="Find your city" />
        </div>
        <Select
          label="Country"
          value="PK"
          onValueChange={doNothing}
          options={[
            { value: "PK", label: "Pakistan" },
            { value: "AE", label: "United Arab Emirates" },
          ]}
        />
        <StarRating name="rating" legend="Your rating" hint="The stars are radio buttons." />
      </Example>
      <Example name="Field that takes a file">
        <Dropzone accept=".txt,text/plain" onFile={doNothing}>
          <Field label="robots.txt">
            {(control) => <textarea {...control} className="input input-code" />}
          </Field>
        </Dropzone>
      </Example>
    </>
  );
}

/** The examples show how things look; nothing comes of a click. */
function doNothing() {}
