import type { CityProfile } from '~/cities/city-profile'
import { Label } from '~/components/label'
import { Picture } from '~/components/picture'
import { pageReveal, Reveal } from '~/components/reveal'
import { SiteLink } from '~/components/site-link'
import type { ServiceSlug } from '~/services/services'
import { serviceNames } from '~/services/services'
import { servicePath } from '~/site/route-table'
import { cityPageTexts } from '~/site/texts/city'
import styles from './signature-experiences.module.css'

/** The id of this section, for links to it. */
export const experiencesId = 'experiences'

/** The three signature experiences as numbered rows (PLACE-3). */
export function SignatureExperiences({ profile }: { profile: CityProfile }) {
  const { signatureExperiences, experienceNotes, experiencePictures, experiencesHeading } = profile
  const services = profile.experienceServices
  return (
    <section
      id={experiencesId}
      className={styles.section}
      data-theme="ivory"
      aria-labelledby="experiences-heading"
      tabIndex={-1}
    >
      <Reveal className={styles.head} {...pageReveal}>
        <Label>{cityPageTexts.experiences}</Label>
        <h2 id="experiences-heading" className={styles.heading}>
          {experiencesHeading}
        </h2>
        <p className={styles.note}>{cityPageTexts.examples}</p>
      </Reveal>
      <ol className={styles.rows}>
        {signatureExperiences.map((title, index) => (
          <Reveal key={title} as="li" className={styles.row} {...pageReveal}>
            <div className={styles.words}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.note}>{experienceNotes[index]}</p>
              <ExperienceLink service={services[index as 0 | 1 | 2]} />
            </div>
            <div className={styles.frame}>
              <div className={styles.mask} data-mask>
                <Picture
                  picture={experiencePictures[index as 0 | 1 | 2]}
                  sizes="(width < 720px) 100vw, 68vw"
                  className={styles.picture}
                />
              </div>
            </div>
          </Reveal>
        ))}
      </ol>
    </section>
  )
}

/** Links an experience to the page of the service that arranges it. */
function ExperienceLink({ service }: { service: ServiceSlug }) {
  return (
    <SiteLink className={styles.link} to={servicePath(service)}>
      {cityPageTexts.arrangedBy(serviceNames[service])}
    </SiteLink>
  )
}
