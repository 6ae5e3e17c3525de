import type { SeedPageText } from '../../../types';
import { company } from '../../company';
import { pageSlugs, paths } from '../../paths';

const { name, street, city, email } = company;

export const privacyEn: SeedPageText = {
  title: 'Privacy policy',
  slug: pageSlugs.privacy.en,
  seo: {
    title: 'Privacy policy',
    description: 'Which personal data Zwotter uses, what for, how long we keep it and what your rights are.',
  },
  blocks: [
    {
      kind: 'rich-text',
      body: `We ask for no more data than we need and never sell it. This page explains what we use, why and for how long, and which rights the General Data Protection Regulation (GDPR) gives you. Last changed on 26 November 2026.

## Who is responsible?

The controller is ${name}, ${street}, ${city}, the Netherlands. Questions about privacy? Email ${email}.

## Which data, and what for

- **Orders and delivery**: name, email address, delivery and billing address, what you order and the payment status. Legal basis: performance of the contract.
- **A gift card for someone else**: that person’s name and email address, your message and the day to send it, if you fill them in; we use them only to send the card and keep them for as long as your order. Legal basis: performance of the contract; for the person who gets the card, our legitimate interest in delivering your gift.
- **Lessons for someone else**: that person’s name and email address, and your message, if you write one; we use them only to email your gift and to open the lessons for that address, and keep them for as long as your order. Legal basis: performance of the contract; for the person who gets the lessons, our legitimate interest in delivering your gift.
- **Accounting**: invoices and payment records. Legal basis: legal obligation (tax law).
- **Withdrawals and returns**: your name, email address, order number and what you write to us. Legal basis: legal obligation (consumer law).
- **Account**: name, email address, addresses, your orders and, if you set one, a password stored in hashed form. If you add a passkey we store its public key, the name you give it and when you last used it; your fingerprint, face or PIN never leaves your device. For each browser you are logged in with, we keep its name and part of the IP address; you see them in your profile. When you order as a guest we create an account without a password. Legal basis: performance of the contract and our legitimate interest in letting you find your order again.
- **Academy**: which lessons are open to you and how far you have watched them; also when, and in which language, you agreed to the safety rules. Legal basis: performance of the contract.
- **Children**: only if you add a child in your profile: a nickname and, if you like, year of birth, weight and suit size, what they can do in the water, and your swims with notes. We use this to show progress, the plan for the floats and whether the size still fits and, only if you ask for them, for certificates and the weekly email (see below); for nothing else. Please write nothing about your child’s health. You can remove a child, with everything noted about them, in your profile; deleting your account does the same. Legal basis: performance of the contract.
- **Adults who take part**: if you invite someone to follow your children’s progress, we email that person one link and keep the email address until the invitation is accepted or withdrawn, but no longer than four weeks. Whoever takes part sees everything noted about your children, can add to it and sees the email address of your account; you see theirs. With each note we record which account it came from. If someone stops taking part, or you end their access, we delete that record; the note stays with the child. If you delete your account, your children’s data is erased for everyone and passed on to nobody. Legal basis: performance of the contract; for the invited address, our legitimate interest in delivering your invitation.
- **An email when a product is back**: your email address and the product you are waiting for, if you ask for it. We delete them 30 days after that email, or after 180 days of waiting. Legal basis: your own request (consent), which you can withdraw with the link in the email.
- **Newsletter**: if you sign up for it, your email address, the wording you agreed to and the date. We keep them until you unsubscribe; if you do not confirm by email, we delete them after 7 days. Legal basis: consent, which you can withdraw at any time.
- **Cart by email**: if you ask for this email in the cart, your email address, your cart, the wording you agreed to and the date. We delete them when you order, otherwise within a week. If you never want such emails again, we keep your address in unreadable form only. Legal basis: consent, which you can withdraw at any time.
- **Certificates**: only if you print one: child, level, language, date and a number that cannot be guessed. Whoever has the number sees the level, the date and the first letter of the nickname. A certificate is erased when you remove the child or delete your account. Legal basis: performance of the contract.
- **Weekly email with the next step**: only if you turn it on in your profile. For this we also use what you have filled in about your children. We keep the wording you agreed to and the date until you turn the email off, or until it stops by itself after eight weeks without anything filled in. Legal basis: consent, which you can withdraw at any time, also with the link in each email.
- **Reviews**: a few days after delivery we email you once per order to ask for a review of what you bought. At checkout you can say that you do not want this for that order. You can also object at any time afterwards, with the link in that email or by writing to us, and we then never ask again; for that we keep your email address in unreadable form only. What you write, the name you choose and your photos (without location and camera data) are shown in the shop until you ask us to remove them or delete your account. Legal basis: our legitimate interest in honest reviews by buyers; for what you publish, your consent.
- **Questions about a lesson**: what you ask, about which lesson, when, and whether others may read it. We answer by email. Only if you agree do we show the question and our answer on the lesson page, with your first name or its initial; you can take both off that page or delete them there at any time. Please write nothing about your child’s health. Legal basis: performance of the contract; for what is published, your consent.
- **Questions and contact**: what you write to us and your reply address. Legal basis: our legitimate interest in helping you.
- **Security**: IP address and technical data, to prevent abuse. With an unpaid order we keep the network of your IP address in unreadable form for as long as items are set aside for you. Legal basis: legitimate interest. Forms may be protected by Google reCAPTCHA, which loads only once you start filling in a form.
- **Visitor statistics and marketing**: only if you consent, to each separately. You can withdraw your consent at any time in the cookie settings. We keep a record of which choice you made and when, under a random number, because the law requires us to be able to prove your consent.

Without your name, email address and address we cannot deliver your order. For lessons alone, your country is enough in place of the address.

## What about your child?

Our shop is meant for adults. To choose a size you need your child’s weight, age and height. Whatever you look up or fill in about them while choosing a size stays on your own device: all we get is the size you order. In messages and reviews, please tell us no more about your child than is needed.

## Who receives data?

- Mollie B.V. (the Netherlands) for the payment, as a controller in its own right. If you pay later, or choose on Mollie’s page how to pay, it also receives your name, email address, addresses and what you order; if you choose Klarna, it uses these to decide whether you can pay later
- The carrier and the service that makes the shipping labels: they get your name, address and email address to deliver your parcel
- PDOK (Kadaster, the Netherlands): the postal code and house number you enter for a Dutch address, so that we can fill in the street and city. Our server asks for them, without your name, email address or IP address. Legal basis: our legitimate interest in your parcel arriving
- Our hosting and email providers, as processors: under contract, they may use the data for us only
- Google, if you choose to log in with Google, for reCAPTCHA and, with your consent, for statistics and marketing
- Tax or other authorities, where the law requires it

We keep data in the European Economic Area. Where Google processes data in the United States, this is based on the EU-US Data Privacy Framework or standard contractual clauses.

## How long?

- Orders, with their invoices, payments, withdrawals and emails: seven years, as Dutch tax law requires, and ten years if we delivered outside the Netherlands, because the VAT rules for sales within the EU demand it
- Account, with your addresses and how far you have got with the lessons: until you delete it in your profile or ask us to
- Being logged in: 30 days at most; a browser you logged in with is recognised for up to a year after the last time (its cookie stays in the browser for 400 days)
- Reviews: until you ask us to remove them or delete your account
- Questions about lessons: until you delete them or your account
- Contact messages and return forms: up to one year after the last message
- Your cookie choice: three years
- Technical logs: no more than 90 days

## Your rights

You may access your data, have it corrected, deleted or transferred, have processing restricted, and object to processing based on legitimate interest. You can withdraw consent at any time; that does not affect what we did until then. In your profile you can download all your data and delete your account yourself. For everything else, email us and you will have an answer within a month. We make no decisions about you based solely on automated processing.

Do you have a complaint? We would like to resolve it with you. You may also lodge it at any time with the Dutch data protection authority, the Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl), or with the authority of the country where you live.

There is more about cookies on the [cookies](${paths.en.cookies}) page.`,
    },
  ],
};
