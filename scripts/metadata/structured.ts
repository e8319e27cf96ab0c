/**
 * Structured data (schema.org) of a page, from what the page shows. Only facts: no offer and no rating that nobody gave,
 * and contact data only once the owner has put in their own.
 */
import {owner} from '../../config/owner';
import {brand} from '../../src/site/brand';
import {splitPath, type Locale} from '../../src/site/editions';
import {routeIdAt, type RouteId} from '../../src/site/routes';
import type {PageFacts} from './page';

type Thing = Readonly<Record<string, unknown>>;

const nameOf = (locale: Locale): string => (locale === 'en' ? brand.nameEn : brand.nameZh);

/** Pages that are about the company. */
const companyPages: readonly RouteId[] = ['home', 'about', 'about.contact'];

const isArticle = (path: string): boolean => /^\/support(\/5\.x)?\/(troubleshooting\/details|manuals)\/./.test(path);

/** What every mention of the company holds. */
function publisher(origin: string, locale: Locale): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: nameOf(locale),
    url: `${origin}/`,
    logo: {'@type': 'ImageObject', url: `${origin}/img/apple-touch-icon.png`, width: 180, height: 180},
  };
}

/** The company, with the ways to reach it that are not demo values. */
function organization(origin: string, locale: Locale): Thing {
  const points = Object.entries(owner.contact).flatMap(([edition, {phone, email}]) => {
    const reach = {
      ...(phone.value && !phone.demo && {telephone: phone.value}),
      ...(!email.demo && {email: email.value}),
    };
    return Object.keys(reach).length === 0
      ? []
      : [{'@type': 'ContactPoint', contactType: 'customer service', availableLanguage: edition, ...reach}];
  });
  const offices = owner.offices.demo
    ? []
    : owner.offices.value.map(({address, zipCode}) => ({
        '@type': 'PostalAddress',
        streetAddress: locale === 'en' ? address.en : address.zh,
        postalCode: zipCode,
      }));
  return {
    ...publisher(origin, locale),
    alternateName: nameOf(locale === 'en' ? 'zh-CN' : 'en'),
    foundingDate: String(brand.since),
    ...(points.length > 0 && {contactPoint: points}),
    ...(offices.length > 0 && {address: offices}),
  };
}

function breadcrumbs({trail, url}: PageFacts, origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: trail.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: index === trail.length - 1 ? url : origin + path!,
    })),
  };
}

function product(page: PageFacts, origin: string, images: readonly string[]): Thing {
  const {heading, description, url, category, parameters, locale} = page;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: heading,
    model: heading,
    description,
    url,
    image: images,
    category,
    brand: {'@type': 'Brand', name: nameOf(locale)},
    manufacturer: publisher(origin, locale),
    additionalProperty: parameters.map(({name, value}) => ({'@type': 'PropertyValue', name, value})),
  };
}

/** What articles of both kinds have in common. */
function article(page: PageFacts, origin: string, images: readonly string[]): Thing {
  const {heading, description, url, lang, modified, keywords, trail, locale} = page;
  return {
    headline: heading,
    description,
    url,
    mainEntityOfPage: url,
    inLanguage: lang,
    image: images,
    ...(modified && {dateModified: modified}),
    ...(keywords.length > 0 && {keywords: keywords.join(', ')}),
    ...(trail.length > 1 && {articleSection: trail.at(-2)!.name}),
    publisher: publisher(origin, locale),
  };
}

/**
 * The page's structured data as one graph.
 * @param images absolute addresses of pictures of the page, the social picture first
 */
export function structuredData(page: PageFacts, origin: string, images: readonly string[]): Thing[] {
  const {path} = splitPath(page.pathname);
  const id = routeIdAt(path);
  const {url, locale, lang} = page;
  return [
    ...(id && companyPages.includes(id) ? [organization(origin, locale)] : []),
    ...(id === 'home'
      ? [
          {
            '@type': 'WebSite',
            '@id': `${url}#website`,
            name: nameOf(locale),
            url,
            inLanguage: lang,
            publisher: {'@id': `${origin}/#organization`},
          },
        ]
      : []),
    ...(page.parameters.length > 0 ? [product(page, origin, images)] : []),
    ...(isArticle(path)
      ? [
          {
            '@type': 'TechArticle',
            '@id': `${url}#article`,
            ...article(page, origin, images),
            author: publisher(origin, locale),
          },
        ]
      : []),
    ...(page.customer
      ? [
          {
            '@type': 'Article',
            '@id': `${url}#article`,
            ...article(page, origin, images),
            author: publisher(origin, locale),
            about: {'@type': 'Organization', name: page.customer},
          },
        ]
      : []),
    ...(page.published
      ? [
          {
            '@type': 'NewsArticle',
            '@id': `${url}#article`,
            ...article(page, origin, images),
            datePublished: page.published,
            author: {'@type': 'Organization', name: page.author, url: `${origin}/`},
          },
        ]
      : []),
    ...(page.questions.length > 0
      ? [
          {
            '@type': 'FAQPage',
            '@id': `${url}#faq`,
            inLanguage: lang,
            mainEntity: page.questions.map(({question, answer}) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: {'@type': 'Answer', text: answer},
            })),
          },
        ]
      : []),
    ...(page.trail.length > 0 ? [breadcrumbs(page, origin)] : []),
  ];
}
