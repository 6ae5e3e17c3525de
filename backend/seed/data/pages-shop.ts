import type { SeedPage } from '../types';
import { aboutPage } from './pages/about';
import { academyPage } from './pages/academy';
import { choosePage } from './pages/choose';
import { contactPage } from './pages/contact';
import { faqPage } from './pages/faq';
import { blogPage, cartPage, checkoutPage, profilePage, shopPage } from './pages/functional';
import { reviewsPage } from './pages/reviews';
import { returnsPage } from './pages/returns';
import { servicePage } from './pages/service';
import { shippingPage } from './pages/shipping';
import { sizeGuidePage } from './pages/size-guide';

export const shopPages: SeedPage[] = [
  shopPage,
  cartPage,
  checkoutPage,
  profilePage,
  blogPage,
  reviewsPage,
  academyPage,
  aboutPage,
  contactPage,
  sizeGuidePage,
  choosePage,
  servicePage,
  faqPage,
  shippingPage,
  returnsPage,
];
