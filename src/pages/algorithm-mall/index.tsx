import copy from '@copy/algorithm-mall';
import {AlgorithmWall} from './_parts/AlgorithmWall';
import {HeroFinding} from './_parts/HeroFinding';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {ButtonAnchor} from '@site/src/components/ui/Button';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Page} from '@site/src/components/ui/Page';
import styles from './_parts/HeroFinding.module.css';

const AfterWall = hydrateOnVisible(() => import('./_parts/AfterWall').then((module) => module.AfterWall));

export default function AlgorithmMall() {
  return (
    <Page meta={copy.meta}>
      <Banner
        title={copy.banner.title}
        text={copy.banner.text}
        route="algorithmMall"
        isWholeOnPhones
        action={
          <ButtonAnchor href="#choose" look="line" size="small" className={styles.choose}>
            {copy.banner.choose}
          </ButtonAnchor>
        }
        view={<HeroFinding copy={copy} />}
      />
      <AlgorithmWall copy={copy} />
      <AfterWall />
      <div className={styles.closing}>
        <InquiryBar
          {...copy.inquiry}
          main="contact"
          componentId="algorithmMall.bar"
          picture={{family: 'view', name: 'entrance-day'}}
        />
      </div>
    </Page>
  );
}
